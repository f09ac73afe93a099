import { mixed, type InferType } from 'yup';
import { applicationFieldsSchema } from '../../../supabase/functions/_shared/applicationSchema.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import type { ReadFile } from './readResume.ts';

/** The function validates with the same rules; the file is checked apart (see `readResume`) and only has to be there. */
export const applicationFormSchema = applicationFieldsSchema.shape({
  resume: mixed<ReadFile>().nullable().required(applicationForm.resumeMissing),
});

export type ApplicationFields = InferType<typeof applicationFieldsSchema>;

export { applicationFieldsSchema };
