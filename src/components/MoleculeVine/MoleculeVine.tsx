import type { SVGAttributes } from 'react';
import { VINE_ART, type AtomKind, type VineVariant } from './moleculeVine.data';
import { vinePaths } from './moleculeVine.geometry';

/**
 * The brand's ornament: a molecule whose bonds turn into leaves. Decorative and the same on every render.
 *
 * Lines are drawn in `currentColor` unless the surface sets `--vine-line`; tinted half leaves use `--vine-fill`
 * (by default a transparent line color) and accent atoms `--vine-accent`. It fills its box without
 * distortion; the caller sets position and size.
 *
 * `hero` 720×640, beside or behind a headline · `banner` 1200×320, the bottom of a wide section ·
 * `corner` 240×160, the top right of a dialog's head.
 */
export type MoleculeVineProps = {
  variant: VineVariant;
  className?: string;
};

const LINE = 'var(--vine-line, currentColor)';
const FILL = 'var(--vine-fill, color-mix(in srgb, currentColor 14%, transparent))';
const ACCENT = 'var(--vine-accent, currentColor)';

/** Presentation attributes, because the content security policy blocks style attributes in prerendered HTML. */
const ATOM_PAINT: Readonly<Record<AtomKind, SVGAttributes<SVGCircleElement>>> = {
  dot: { fill: LINE, stroke: 'none' },
  ring: {},
  accent: { fill: ACCENT, stroke: 'none' },
};

const ALIGN: Readonly<Record<VineVariant, string>> = {
  hero: 'xMaxYMid meet',
  banner: 'xMaxYMax meet',
  corner: 'xMaxYMin meet',
};

export function MoleculeVine({ variant, className }: MoleculeVineProps) {
  const art = VINE_ART[variant];
  const { lines, veins, tints, solids } = vinePaths(art);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${art.size[0]} ${art.size[1]}`}
      preserveAspectRatio={ALIGN[variant]}
      fill="none"
      strokeWidth={art.stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      stroke={LINE}
      aria-hidden="true"
      focusable="false"
    >
      <path d={tints} stroke="none" fill={FILL} />
      <path d={solids} stroke="none" fillRule="evenodd" fill={LINE} />
      <path d={veins} strokeWidth={art.stroke * 0.4} />
      <path d={lines} />
      {art.atoms.map(({ at, r, kind }) => {
        const [cx, cy] = art.points[at] ?? [0, 0];
        return <circle key={at} cx={cx} cy={cy} r={r} {...ATOM_PAINT[kind]} />;
      })}
    </svg>
  );
}
