import { mimes } from 'hono/utils/mime';

const dotted = Object.entries<string>(mimes).map(([extension, type]) => [`.${extension}`, type]);

/** Media types by file name extension. */
export const TYPES: Readonly<Record<string, string>> = { ...Object.fromEntries(dotted), '.vtt': 'text/vtt; charset=utf-8' };

/** Media types that compression makes smaller. */
export const COMPRESSED = /^text\/|javascript|json|xml|^image\/x-icon|^font\/ttf/;
