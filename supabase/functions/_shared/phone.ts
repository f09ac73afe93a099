/** Phone numbers as visitors type them. Shared by the browser and the functions: nothing here may depend on a runtime. */

import { visibleText } from './visibleText.ts';

/** A whole US number as people write it, with or without its country code (North American Numbering Plan, nationalnanpa.com). */
const US = /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*([2-9]\d{2})[\s.-]*(\d{4})$/;

/** What people put between and around digits, and an extension. */
const WRITTEN = /^(\+?[\d\s().,/\u2010-\u2015-]+)(?:(?:;?ext[.=]?|x|#)\s*\d{1,7})?$/i;

/** `(713) 555-0142` for a US number. Any other one, and one with an extension, stays as it was typed: it may be of any country. */
export const formatPhone = (typed: string): string => visibleText(typed).replace(US, '($1) $2-$3');

/** Whether a text can be a phone number: 7 to 15 digits (E.164), not all the same. */
export function isPhone(text: string): boolean {
  const [, number = ''] = WRITTEN.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 && new Set(digits).size > 1;
}
