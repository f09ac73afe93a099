/**
 * A US phone number as people write it, as far as it is typed: `(713) 555-0142`. Whatever is not one, such as a number with a country
 * code or an extension, stays as it is.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (typed.trimStart().startsWith('+') || /[a-z#*;,]/i.test(typed) || national.length > 10 || national.length < 4) return typed;
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}
