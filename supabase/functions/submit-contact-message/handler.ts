import { contactSchema, type ContactMessage } from '../_shared/contactSchema.ts';
import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { validate } from '../_shared/validate.ts';

/** Stores a message: `POST` with the contact form's JSON, responds with `{ "id": "<uuid>" }`. */
export function makeHandler(deps: FormDeps): Handler {
  return makeFormHandler(deps, {
    name: 'submit-contact-message',
    table: 'contact_messages',
    topic: 'message',
    maxBodyBytes: 32 * 1024,
    read: (body) => validate(contactSchema, body),
    contentOf: (message) => Object.values(typedFields(message)),
    humanToken: ({ turnstileToken }) => turnstileToken,
    toRecord: (message, { id, eventId }, now) => {
      const fields = typedFields(message);
      const { smsConsentVersion } = message;
      return {
        row: {
          first_name: fields.firstName,
          last_name: fields.lastName,
          email: fields.email,
          phone: fields.phone || null,
          business_type: fields.businessType || null,
          message: fields.message || null,
          sms_consent: fields.smsConsent,
          sms_consent_version: smsConsentVersion || null,
        },
        response: { id },
        payload: { ...fields, smsConsentVersion, submittedAt: now.toISOString(), eventId, messageId: id },
      };
    },
  });
}

/** What the visitor typed or ticked, in a stable order. */
function typedFields({ firstName, lastName, email, phone, businessType, message, smsConsent }: ContactMessage) {
  return { firstName, lastName, email, phone, businessType, message, smsConsent };
}
