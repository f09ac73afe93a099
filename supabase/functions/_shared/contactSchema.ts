/**
 * The rules for a message, shared by the contact form in the browser and the
 * function that stores it. Nothing here may depend on a runtime.
 */
import { object, type InferType } from 'yup';
import { emailField, personFields, phoneField, tickedField, turnstileTokenField } from './fields.ts';
import { emptyWhenNull, safeLines, safeText } from './safeText.ts';

/** What the visitor types. The form validates with this schema alone. */
export const contactFieldsSchema = object({
  firstName: safeText('First name', 80).required('Please enter your first name'),
  lastName: safeText('Last name', 80).required('Please enter your last name'),
  email: emailField(),
  phone: emptyWhenNull(phoneField()).default(''),
  businessType: emptyWhenNull(safeText('Business type', 160)).default(''),
  message: emptyWhenNull(safeLines('Message', 5000)).default(''),
  smsConsent: tickedField('Please check the box to agree to text messages'),
});

export type ContactFields = InferType<typeof contactFieldsSchema>;

/** The whole body of a request to `submit-contact-message`. */
export const contactSchema = contactFieldsSchema
  .shape({
    /** Version of the SMS consent text that the visitor saw; the site's git history has the texts. */
    smsConsentVersion: emptyWhenNull(safeText('Consent version', 40)).default(''),
    ...personFields,
    turnstileToken: turnstileTokenField(),
  })
  .noUnknown();
