import { contactSchema, type ContactMessage } from '../_shared/contactSchema.ts';
import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { hashOf } from '../_shared/hash.ts';
import { validate } from '../_shared/validate.ts';

/** Stores a message: `POST` with the contact form's JSON, answered with `{ "id": "<uuid>" }`. */
export function makeHandler(deps: FormDeps): Handler {
  return makeFormHandler(deps, {
    name: 'submit-contact-message',
    maxBodyBytes: 32 * 1024,
    read: (body) => validate(contactSchema, body),
    toSubmission: (message) => toSubmission(message, deps),
    decoy: () => ({ id: crypto.randomUUID() }),
  });
}

async function toSubmission(values: ContactMessage, { settings, clock }: FormDeps) {
  const id = crypto.randomUUID();
  const now = clock();
  const { firstName, lastName, email, phone, businessType, message, smsConsent } = values;
  const fields = { firstName, lastName, email, phone, businessType, message, smsConsent };
  return {
    table: 'contact_messages' as const,
    contentHash: await hashOf(Object.values(fields)),
    row: {
      id,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phone || null,
      business_type: businessType || null,
      message: message || null,
      sms_consent: smsConsent,
    },
    answer: { id },
    event: settings.webhookUrls.message
      ? { topic: 'message' as const, subjectId: id, payload: { ...fields, submittedAt: now.toISOString() } }
      : null,
    now,
  };
}
