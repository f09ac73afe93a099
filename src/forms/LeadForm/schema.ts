/** The function validates with the same file: the form and the backend can never disagree on what a lead is. */
export { leadFieldsSchema } from '../../../supabase/functions/_shared/leadSchema.ts';
