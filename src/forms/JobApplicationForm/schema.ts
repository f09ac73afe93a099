import { mixed } from 'yup';
import { applicationFieldsSchema } from '../../../supabase/functions/_shared/applicationSchema.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import type { ReadFile } from './readResume.ts';

/** The function validates with the same rules. `readResume` validates the file. */
export const applicationFormSchema = applicationFieldsSchema.shape({
  resume: mixed<ReadFile>().nullable().required(applicationForm.resumeMissing),
});

export { applicationFieldsSchema };
