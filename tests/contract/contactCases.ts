import { sender } from '../../mocks/fixtures/contactMessage.ts';
import {
  contactAccepted,
  contactFieldRejected,
  contactFunctionCrashed,
  contactRejected,
  contactSuspected,
  contactUnreachable,
} from '../../mocks/handlers/submitContactMessage.ts';
import { submitContactMessage, type ContactSubmission } from '../../src/services/submitContactMessage.ts';
import { fieldCase, formCases, newEmail, type ContractCase, type Form } from './cases.ts';

const form: Form<ContactSubmission> = {
  function: 'submit-contact-message',
  table: 'contact_messages',
  make: (changes = {}) =>
    Promise.resolve({
      ...sender,
      email: newEmail(),
      website: '',
      smsConsentVersion: '2026-11-20',
      elapsedMs: 5000,
      idempotencyKey: crypto.randomUUID(),
      ...changes,
    }),
  huge: { message: 'x'.repeat(40_000) },
  send: submitContactMessage,
  accepted: contactAccepted,
  suspected: contactSuspected,
  rejections: ['rate-limited'],
  rejected: contactRejected,
  crashed: contactFunctionCrashed,
  unreachable: contactUnreachable,
};

/** The responses of `submit-contact-message`, and the mocks that must equal them. */
export const contactCases: ContractCase[] = [
  ...formCases(form),
  fieldCase(form, contactFieldRejected, ['email', { email: 'marcus' }, 'Please enter a valid email address']),
];
