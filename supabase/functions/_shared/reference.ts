/** Crockford's Base32: no letter that looks like a digit or like another letter. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The reference number of a submission, which its visitor sees and can read out: the first 40 bits of its id, as `7ZQK-3M0D`. */
export function referenceOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16);
  const digits = Array.from({ length: LENGTH }, (_, at) => DIGITS[Math.floor(bits / 32 ** (LENGTH - 1 - at)) % 32]).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/**
 * The beginning of the ids that have a reference number, in whatever way it was written down.
 *
 * @returns null when it is none
 */
export function idsBeginWith(reference: string): string | null {
  const text = reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const digits = text.split('');
  if (digits.length !== LENGTH || digits.some((digit) => !DIGITS.includes(digit))) return null;
  const bits = digits.reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
  const hex = bits.toString(16).padStart(10, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
