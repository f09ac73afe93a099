/** What a percent-encoded text says, or the text itself where it is not well-formed: anybody can write an address or a cookie. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
