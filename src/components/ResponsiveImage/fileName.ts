import type { ImageContent } from '../../content/types.ts';

/** Path of one of an image's files. */
export const fileName = ({ base, widths }: ImageContent, width: number, format: 'avif' | 'webp'): string =>
  widths ? `${base}-${width}.${format}` : `${base}.${format}`;
