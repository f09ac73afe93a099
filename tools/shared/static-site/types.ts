import { mimes } from 'hono/utils/mime';

const types = Object.entries<string>({ ...mimes, vtt: 'text/vtt; charset=utf-8' });

/** Media types by file name extension. */
export const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  types.map(([extension, type]) => [`.${extension}`, type] as const),
);

/** Media types that compression makes smaller. */
export const COMPRESSED = /^text\/|javascript|json|xml|^image\/x-icon|^font\/ttf/;
