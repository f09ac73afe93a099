/**
 * Fields that more than one form has. Shared by the browser and the functions:
 * nothing here may depend on a runtime.
 */
import { boolean, number, type StringSchema } from 'yup';
import { formatPhone, isPhone } from './phone.ts';
import { emptyWhenNull, safeText, withoutCoercion } from './safeText.ts';

export const PHONE_MESSAGE = 'Please enter a valid phone number';
const EMAIL_MESSAGE = 'Please enter a valid email address';

export function emailField(): StringSchema<string> {
  return (
    safeText('Email', 254)
      .required(EMAIL_MESSAGE)
      .email(EMAIL_MESSAGE)
      // yup's own rule follows HTML and lets `someone@localhost` pass.
      .matches(/\.[^\s.@]{2,}$/, EMAIL_MESSAGE)
  );
}

/** A phone number of any country; empty passes, so that a form decides whether it is required. */
export const phoneField = (): StringSchema =>
  safeText('Phone', 40)
    .transform((value: unknown) => (typeof value === 'string' ? formatPhone(value) : value))
    .test('phone', PHONE_MESSAGE, (value) => !value || isPhone(value));

/** A choice; empty passes, so that a form decides whether it is required. @param values what the form offers, in its order */
export const choiceField = (label: string, values: readonly string[]) =>
  emptyWhenNull(safeText(label, 120).oneOf(['', ...values], 'Please choose one of the answers')).default('');

/** A checkbox that must be checked; only `true` counts. */
export function tickedField(message: string) {
  return withoutCoercion(boolean()).typeError(message).required(message).isTrue(message);
}

/** The token from the Turnstile widget in the visitor's browser, if there is one. */
export const turnstileTokenField = () => emptyWhenNull(safeText('Turnstile token', 2048)).default('');

/** Signals that distinguish people from robots. Sent with every form, in addition to its own fields. */
export const personFields = {
  /** A honeypot: people do not see this field, and robots fill it in. */
  website: emptyWhenNull(safeText('Website', 2000)).default(''),
  /** Milliseconds between opening the page and sending the form. */
  elapsedMs: withoutCoercion(number()).typeError('Fill time must be a number').min(0, 'Fill time must not be negative'),
};
