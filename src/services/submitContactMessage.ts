import type { ContactFields } from '../../supabase/functions/_shared/contactSchema.ts';
import { invokeFunction, type FunctionResult } from './invokeFunction.ts';

/** The form's fields; the box is sent as it stands, and it is the function that insists on it. */
type Fields = Omit<ContactFields, 'smsConsent'> & { smsConsent: boolean };

export type ContactSubmission = Fields & {
  /** What a person leaves empty because it is hidden; a form-filling robot does not. */
  website: string;
  /** Milliseconds from the form's appearance to the press of the button. */
  elapsedMs: number;
  /** UUID of this content: see `FunctionCall`. */
  idempotencyKey: string;
};

/** Stores a message of the contact form. */
export function submitContactMessage(message: ContactSubmission): Promise<FunctionResult<{ id: string }>> {
  const { idempotencyKey, ...body } = message;
  return invokeFunction<{ id: string }>({ name: 'submit-contact-message', idempotencyKey, body });
}
