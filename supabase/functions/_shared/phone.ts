/** Phone numbers as visitors type them. Shared by the browser and the functions: nothing here may depend on a runtime. */

import { visibleText } from './visibleText.ts';

/** A whole US number as people write it, with or without its country code (North American Numbering Plan, nationalnanpa.com). */
const US = /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*([2-9]\d{2})[\s.-]*(\d{4})$/;

/** The plus sign of emoji keyboards; NFKC replaces the others. */
const HEAVY_PLUS = /\u2795/g;

/** Dashes, the minus sign, the long vowel mark that Japanese keyboards put in their place, and other marks between groups. */
const DASH = /[\p{Pd}\u2212\u30FC\u30FB·•~_]/gu;

/** What people copy along: the name of a line, or the beginning of a link. */
const LABEL = /^(?:tel|phone|mobile|cell)[.:\s]+/i;

/** The country code in parentheses, with its plus sign: `(+65) 6123 4567`. */
const PARENTHESIZED_CODE = /^\(\s*\+\s*(\d+)\s*\)/;

/** What people put between and around digits, and an extension. */
const WRITTEN = /^(\+?[\d\s().,/-]+)(?:(?:;?ext(?:ension)?[.:=]*|x|#)\s*\d{1,7})?$/i;

/** A digit of any script as one that a phone dials. Unicode keeps the ten digits of a script together, from 0. */
function dialedDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The same number in the characters of a phone's keypad: keyboards of other scripts have digits, plus signs and dashes of their own. */
const withKeypadCharacters = (typed: string): string =>
  visibleText(typed)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, dialedDigit)
    .replace(HEAVY_PLUS, '+')
    .replace(DASH, '-')
    .replace(LABEL, '')
    .replace(PARENTHESIZED_CODE, '+$1');

/** `(713) 555-0142` for a US number. Any other one, and one with an extension, keeps its groups: it may be of any country. */
export const formatPhone = (typed: string): string => withKeypadCharacters(typed).replace(US, '($1) $2-$3');

/** Whether a text, as `formatPhone` writes it, can be a phone number: 7 to 15 digits (E.164), not all the same. */
export function isPhone(text: string): boolean {
  const [, number = ''] = WRITTEN.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 && new Set(digits).size > 1;
}
