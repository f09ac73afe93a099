import type { ContactFields } from '../../supabase/functions/_shared/contactSchema.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { invokeFormFunction, type FunctionResult, type Stored } from './invokeFunction.ts';

/** The checkbox is sent as it is; the function requires it. */
type Fields = Omit<ContactFields, 'smsConsent'> & { smsConsent: boolean };

export type ContactSubmission = Fields & {
  /** Which wording of the consent to text messages the visitor saw. */
  smsConsentVersion: string;
} & SubmissionMeta;

/** Stores a message of the contact form. */
export function submitContactMessage(message: ContactSubmission): Promise<FunctionResult<Stored>> {
  const { idempotencyKey, ...body } = message;
  return invokeFormFunction<Stored>({ name: 'submit-contact-message', idempotencyKey, body });
}
