/**
 * The rules for a lead, shared by the form in the browser and the function that
 * stores it. Nothing here may depend on a runtime.
 */
import { object, type InferType } from 'yup';
import { emailField, PHONE_MESSAGE, phoneField } from './fields.ts';
import { emptyWhenNull, safeText } from './safeText.ts';

const NAME_MESSAGE = 'Name must be at least 2 characters';

/** What the visitor types. The form validates with this schema alone. */
export const leadFieldsSchema = object({
  name: safeText('Name', 120).required(NAME_MESSAGE).min(2, NAME_MESSAGE),
  email: emailField(),
  phone: phoneField().required(PHONE_MESSAGE).min(10, PHONE_MESSAGE),
  businessName: emptyWhenNull(safeText('Business name', 160)).default(''),
});

export type LeadFields = InferType<typeof leadFieldsSchema>;
