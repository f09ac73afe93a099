import { contactFieldsSchema, contactSchema } from '../_shared/contactSchema.ts';
import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { pickFields } from '../_shared/formFields.ts';
import { validate } from '../_shared/validate.ts';

/** Stores a message: `POST` with the contact form's JSON, responds with `{ "id": "<uuid>" }`. */
export function makeHandler(deps: FormDeps): Handler {
  return makeFormHandler(deps, {
    name: 'submit-contact-message',
    table: 'contact_messages',
    topic: 'message',
    maxBodyBytes: 32 * 1024,
    read: (body) => validate(contactSchema, body),
    contentOf: (message) => pickFields(contactFieldsSchema, message),
    humanToken: ({ turnstileToken }) => turnstileToken,
    toRecord: (message, { id, eventId }, now) => {
      const fields = pickFields(contactFieldsSchema, message);
      const { smsConsentVersion } = message;
      return {
        row: { sms_consent_version: smsConsentVersion || null },
        response: { id },
        payload: { ...fields, smsConsentVersion, submittedAt: now.toISOString(), eventId, messageId: id },
      };
    },
  });
}
