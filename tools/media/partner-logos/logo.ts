type PartnerKind = 'gym' | 'med spa' | 'clinic' | 'coach';

/** A partner's name as it is set, and the mark beside it. */
export type PartnerLogo = {
  slug: string;
  /** One or two lines, as they are set. */
  lines: readonly [string] | readonly [string, string];
  kind: PartnerKind;
  /** Fontsource package (all OFL), weight and style. */
  face: `${string}/${number}` | `${string}/${number}-italic`;
  layout: 'row' | 'stack' | 'trail' | 'badge';
  /** Letter spacing in em. */
  track?: number;
  /** Second line small and widely spaced instead of equal. */
  isTagline?: boolean;
  /** Paths in a 100×100 box, in one colour; `~` stands for an outline of the given width: `~6 M0 0…`. */
  mark: readonly string[];
};

/** A circle as path data, so that a mark is paths only. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
