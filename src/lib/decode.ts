/** The decoded text, or the text itself if its percent-encoding is malformed. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
