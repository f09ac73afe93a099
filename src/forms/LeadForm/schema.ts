import { leadFieldsSchema, type LeadFields } from '../../../supabase/functions/_shared/leadSchema.ts';

/** The function validates with the same schema. It alone names the fields of a lead. */
export { leadFieldsSchema, type LeadFields };

export const leadFieldNames = Object.keys(leadFieldsSchema.fields) as (keyof LeadFields)[];

/** The fields of a lead and no others, in one order, so that the same lead is always the same JSON. */
export const pickLeadFields = (values: LeadFields): LeadFields =>
  Object.fromEntries(leadFieldNames.map((name) => [name, values[name]])) as LeadFields;

export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as LeadFields;

/** The inputs are in the form's order. */
export const inputs = {
  name: { type: 'text', autoComplete: 'name', isRequired: true },
  email: { type: 'email', autoComplete: 'email', isRequired: true },
  phone: { type: 'tel', autoComplete: 'tel', isRequired: true },
  businessName: { type: 'text', autoComplete: 'organization', isRequired: false },
} as const satisfies Record<keyof LeadFields, { type: string; autoComplete: string; isRequired: boolean }>;
