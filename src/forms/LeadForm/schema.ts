import type { SchemaDescription } from 'yup';
import { pickFields } from '../../../supabase/functions/_shared/formFields.ts';
import { leadFieldsSchema, type LeadFields } from '../../../supabase/functions/_shared/leadSchema.ts';

/** The function validates with the same schema. It alone names the fields of a lead. */
export { leadFieldsSchema, type LeadFields };

export const leadFieldNames = Object.keys(leadFieldsSchema.fields) as (keyof LeadFields)[];

/** A lead as the function gets it. */
export const castLead = (typed: LeadFields): LeadFields => pickFields(leadFieldsSchema, leadFieldsSchema.cast(typed));

export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as LeadFields;

const { fields } = leadFieldsSchema.describe();

export const isRequired = (name: keyof LeadFields): boolean => !(fields[name] as SchemaDescription).optional;
