import { pickFields } from '../../../supabase/functions/_shared/formFields.ts';
import { leadFieldsSchema, type LeadFields } from '../../../supabase/functions/_shared/leadSchema.ts';

/** The function validates with the same schema. It alone names the fields of a lead. */
export { leadFieldsSchema, type LeadFields };

export const leadFieldNames = Object.keys(leadFieldsSchema.fields) as (keyof LeadFields)[];

/** A lead as the function gets it. */
export const castLead = (typed: LeadFields): LeadFields => pickFields(leadFieldsSchema, leadFieldsSchema.cast(typed));

export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as LeadFields;

/** The inputs are in the form's order. */
export const inputs = {
  name: { type: 'text', autoComplete: 'name', isRequired: true },
  email: { type: 'email', autoComplete: 'email', isRequired: true },
  phone: { type: 'tel', autoComplete: 'tel', isRequired: true },
  businessName: { type: 'text', autoComplete: 'organization', isRequired: false },
} as const satisfies Record<keyof LeadFields, { type: string; autoComplete: string; isRequired: boolean }>;
