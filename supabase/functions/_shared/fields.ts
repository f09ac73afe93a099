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

/** What tells a person from a program. Sent with every form, beside its own fields. */
export const personFields = {
  /** A field no person sees. Whatever fills it in is a program. */
  website: emptyWhenNull(safeText('Website', 2000)).default(''),
  /** Milliseconds between showing the form and sending it. */
  elapsedMs: withoutCoercion(number()).typeError('Fill time must be a number').min(0, 'Fill time must not be negative'),
  /** What the Turnstile widget gave to the visitor's browser, where there is one. */
  turnstileToken: emptyWhenNull(safeText('Turnstile token', 2048)).default(''),
};
