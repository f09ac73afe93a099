const sizes = {
  /** The place beside or behind a headline. */
  hero: { viewBox: '0 0 720 640', preserveAspectRatio: 'xMaxYMid meet' },
  /** The bottom of a wide section. */
  banner: { viewBox: '0 0 1200 320', preserveAspectRatio: 'xMaxYMax meet' },
  /** The top right of a dialog's head. */
  corner: { viewBox: '0 0 240 160', preserveAspectRatio: 'xMaxYMin meet' },
} as const;

export type MoleculeVineProps = {
  variant: keyof typeof sizes;
  className?: string;
};

/**
 * The brand's ornament: a molecule whose bonds turn into leaves. It fills its box without distortion; the caller sets position and size.
 *
 * Lines are drawn in `currentColor` unless the surface sets `--vine-line`; tinted half leaves use `--vine-fill` (by default a transparent
 * line color) and accent atoms `--vine-accent`.
 */
export function MoleculeVine({ variant, className }: MoleculeVineProps) {
  return (
    <svg className={className} {...sizes[variant]} aria-hidden="true" focusable="false">
      <use href={`/brand/vines.svg#${variant}`} />
    </svg>
  );
}
