/** Control characters and lone surrogates: nobody types them, and the backend refuses them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A text as it may be stored: without what cannot be printed, and no longer than `maxLength` UTF-16 units. Undefined for an empty one. */
export function boundedText(text: string | null | undefined, maxLength: number): string | undefined {
  // Cut first: a cut through a pair leaves half of it.
  const bounded = (text ?? '').trim().slice(0, maxLength).replace(UNPRINTABLE, '').trim();
  return bounded === '' ? undefined : bounded;
}

/** A name that stands for somebody: whole or not at all, since a part of it may be somebody else's. */
export function credibleId(text: string | null | undefined, maxLength: number): string | null {
  const id = (text ?? '').trim();
  return boundedText(id, maxLength) === id ? id : null;
}
