import type { ImageContent } from './types.ts';

/** Number `index` (from 1) of the drawn portraits in `public/portraits`. Decorative: the name is beside it. */
export const portrait = (index: number): ImageContent => ({
  base: `/portraits/portrait-${String(index).padStart(2, '0')}`,
  width: 256,
  height: 256,
  alt: '',
});
