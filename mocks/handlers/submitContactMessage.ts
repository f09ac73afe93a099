import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { failuresOf, functionResponds } from './functionResponses.ts';

const NAME = 'submit-contact-message';

const MESSAGE_ID = '8b1f0a52-0f0f-4f57-8c4b-2f3f5f0f9d21';

const stored = { id: MESSAGE_ID, reference: referenceOf(MESSAGE_ID) };

export const contactAccepted = () => functionResponds(NAME, stored);

/** The message is stored but marked as a bot's, so it is not sent to the webhook. */
export const contactSuspected = () => functionResponds(NAME, { ...stored, suspect: true });

export const {
  rejected: contactRejected,
  fieldRejected: contactFieldRejected,
  crashed: contactFunctionCrashed,
  pending: contactPending,
  unreachable: contactUnreachable,
} = failuresOf(NAME);
