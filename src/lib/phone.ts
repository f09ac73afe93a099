/** Formats a US phone number while it is typed: `(713) 555-0142`. Any other number, or one with an extension, stays as it is. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (typed.trimStart().startsWith('+') || /[a-z#*;,]/i.test(typed) || national.length > 10 || national.length < 4) return typed;
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}
