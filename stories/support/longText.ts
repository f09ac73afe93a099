import { isValidElement } from 'react';

/**
 * Whether a visitor reads the text: several words, or a word with a capital letter. Ids, addresses, dates, numbers, names of icons and
 * of variants are neither.
 */
const isCopy = (text: string): boolean => /\p{L}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text));

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return isCopy(value) ? `${value} ${value}` : value;
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlainObject(value)) return value;
  // Where a link leads is no copy, although a phone number has spaces and a message has a subject.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'to' ? part : lengthen(part)]));
}

/** A copy of a story's args, or of content, in which each text that a visitor reads stands twice: translations and edits are longer. */
export function longText<Value>(value: Value): NonNullable<Value> {
  // The type says that a story may have no args.
  return lengthen(value) as NonNullable<Value>;
}
