/**
 * Fields that more than one form has. Shared by the browser and the functions:
 * nothing here may depend on a runtime.
 */
import { boolean, number, type StringSchema } from 'yup';
import { emptyWhenNull, safeText, withoutCoercion } from './safeText.ts';

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

/** A box that must be ticked; nothing but `true` counts. */
export function tickedField(message: string) {
  return withoutCoercion(boolean()).typeError(message).required(message).isTrue(message);
}

/** What the Turnstile widget gave to the visitor's browser, where there is one. */
export const turnstileTokenField = () => emptyWhenNull(safeText('Turnstile token', 2048)).default('');

/** Signals that separate people from robots. Sent with every form, beside its own fields. */
export const personFields = {
  /** A field that no person sees: a robot fills it in. */
  website: emptyWhenNull(safeText('Website', 2000)).default(''),
  /** Milliseconds between opening the page and sending the form. */
  elapsedMs: withoutCoercion(number()).typeError('Fill time must be a number').min(0, 'Fill time must not be negative'),
};
