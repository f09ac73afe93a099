import type { ContactFields } from '../../supabase/functions/_shared/contactSchema.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { invokeFunction, type FunctionResult } from './invokeFunction.ts';

/** The form's fields; the box is sent as it stands, and it is the function that insists on it. */
type Fields = Omit<ContactFields, 'smsConsent'> & { smsConsent: boolean };

export type ContactSubmission = Fields & SubmissionMeta;

/** Stores a message of the contact form. */
export function submitContactMessage(message: ContactSubmission): Promise<FunctionResult<{ id: string }>> {
  const { idempotencyKey, ...body } = message;
  return invokeFunction<{ id: string }>({ name: 'submit-contact-message', idempotencyKey, body });
}
