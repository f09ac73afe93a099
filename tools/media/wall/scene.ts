import type { Look } from '../people.ts';

/** A person, and where they work: what stands behind and before them. */
export type Scene = {
  size: readonly [number, number];
  back: string;
  front?: string;
  /** The figure: scale of its 1744-unit box and where its left edge and its lower edge stand. */
  stand: readonly [scale: number, left: number, bottom: number];
} & Look;
