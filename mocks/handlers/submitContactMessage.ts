import { failuresOf, functionResponds } from './functionResponses.ts';

const NAME = 'submit-contact-message';

const MESSAGE_ID = '8b1f0a52-0f0f-4f57-8c4b-2f3f5f0f9d21';

export const contactAccepted = () => functionResponds(NAME, { id: MESSAGE_ID });

/** The message is stored but marked as a bot's, so it is not sent to the webhook. */
export const contactSuspected = () => functionResponds(NAME, { id: MESSAGE_ID, suspectReason: 'honeypot', suspect: true });

export const {
  rejected: contactRejected,
  fieldRejected: contactFieldRejected,
  crashed: contactFunctionCrashed,
  pending: contactPending,
  unreachable: contactUnreachable,
} = failuresOf(NAME);
