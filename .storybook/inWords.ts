/** How people write what names in code shorten. */
const written: Record<string, string> = { appt: 'appointment', cta: 'CTA', dr: 'doctor', faq: 'FAQ' };

/** A name in code as words: `FAQ answer` for `FaqAnswer`. */
export function inWords(name: string): string {
  const words = name.split(/(?<=[a-z])(?=[A-Z])|\s/).map((word) => written[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
