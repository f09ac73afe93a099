/** Control characters and lone surrogates, which the backend rejects. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Printable text of at most `maxLength` UTF-16 units; undefined if nothing is left. */
export function boundedText(text: string | null | undefined, maxLength: number): string | undefined {
  // Cut first: the cut can leave a lone surrogate.
  const bounded = (text ?? '').trim().slice(0, maxLength).replace(UNPRINTABLE, '').trim();
  return bounded === '' ? undefined : bounded;
}

/** An id, or null if it would have to be shortened or cleaned: the rest could be another id. */
export function credibleId(text: string | null | undefined, maxLength: number): string | null {
  const id = (text ?? '').trim();
  return boundedText(id, maxLength) === id ? id : null;
}

/** The decoded text, or the text itself if its percent-encoding is malformed. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Parses an address; undefined for what is none. `URL.canParse` is missing in Safari before 17. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

const KIB = 1024;

/** `640 KB`, `2.4 MB`: units of 1024, as the upload limits are. */
export function formatBytes(bytes: number): string {
  if (bytes < KIB * KIB) return `${Math.max(1, Math.round(bytes / KIB))} KB`;
  return `${(bytes / KIB / KIB).toFixed(1).replace('.0', '')} MB`;
}
