import { string, type AnySchema, type StringSchema } from 'yup';
import { visibleText } from './visibleText.ts';

// Control characters (null bytes among them) and lone surrogates: none of them
// can be typed, and PostgreSQL rejects the first and would alter the second.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const LINE_BREAKS_AND_TABS = /[\n\r\t]/g;

/**
 * One line of text as a visitor types it: surrounding space and invisible characters are dropped,
 * and the value is never coerced, so that a number or an object is an error, not a name.
 *
 * @param label how the field is named to the visitor, for example `Name`
 * @param maxLength greatest length, in UTF-16 units
 */
export function safeText(label: string, maxLength: number): StringSchema {
  return printableText(label, maxLength, (value) => value);
}

/** Does what `safeText` does, for a field in which a visitor may begin a new line. */
export function safeLines(label: string, maxLength: number): StringSchema {
  return printableText(label, maxLength, (value) => value.replace(LINE_BREAKS_AND_TABS, ''));
}

function printableText(label: string, maxLength: number, withoutAllowed: (value: string) => string): StringSchema {
  return withoutCoercion(string())
    .transform((value: unknown) => (typeof value === 'string' ? visibleText(value) : value))
    .typeError(`${label} must be text`)
    .max(maxLength, `${label} must be at most ${maxLength} characters`)
    .test(
      'printable',
      `${label} contains characters that cannot be used`,
      (value) => typeof value !== 'string' || !UNPRINTABLE.test(withoutAllowed(value)),
    );
}

/** An optional field that is sent as `null` was left empty. */
export function emptyWhenNull(schema: StringSchema): StringSchema {
  return schema.transform((value: unknown) => value ?? '');
}

/**
 * Turns off yup's type coercion: it would accept 42 as a name, and it fails on an
 * object with a `toString` of its own.
 */
export function withoutCoercion<T extends AnySchema>(schema: T): T {
  const strict = schema.clone();
  strict.transforms = [];
  return strict;
}
