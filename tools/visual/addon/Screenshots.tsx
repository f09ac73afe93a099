/** @jsxRuntime automatic */
/** A change in one of four views: accepted, current, difference or slider. */
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Change, Size } from '../report-types.ts';

export const VIEWS = ['accepted', 'current', 'difference', 'slider'] as const;
export type View = (typeof VIEWS)[number];

/** `before` and `after` are addresses; null for a screenshot that does not exist. */
export type Images = { before: string | null; after: string | null; change: Change | null };

export function viewsOf({ before, after, change }: Images): readonly View[] {
  const single = VIEWS.filter((view) => (view === 'accepted' && before !== null) || (view === 'current' && after !== null));
  return single.length === 2 && change !== null ? VIEWS : single;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * Where the accepted screenshot is placed over the current one: in one piece, or cut at a shift, so that moved rows match.
 * Removed rows are left out. In pixels of the unscaled screenshots, so that the moved part is placed on whole pixels.
 */
function piecesOf({ before: { height }, shift }: Pick<Change, 'before' | 'shift'>): CSSProperties[] {
  if (shift === null) return [{}];
  const { y, rows } = shift;
  return [
    { clipPath: `inset(0 0 ${height - y}px 0)` },
    { clipPath: `inset(${y - Math.min(rows, 0)}px 0 0 0)`, transform: `translateY(${rows}px)` },
  ];
}

export type ScreenshotsProps = Images & { view: View; name: string; actualSize: boolean };

/** Has the size of the larger screenshot before either has loaded, so that it can scroll to the change at once. */
export function Screenshots({ view, before, after, change, name, actualSize }: ScreenshotsProps) {
  const [missing, setMissing] = useState<string[]>([]);
  const [share, setShare] = useState(50);
  const outline = useRef<HTMLSpanElement>(null);
  useEffect(() => outline.current?.scrollIntoView({ block: 'nearest' }), []);

  const needed = [view === 'current' ? null : before, view === 'accepted' ? null : after];
  if (needed.some((url) => url !== null && missing.includes(url))) {
    return <p role="note">This screenshot is not stored here. Run the visual test of this story to render it again.</p>;
  }
  const width = Math.max(change?.before.width ?? 0, change?.after.width ?? 0);
  const height = Math.max(change?.before.height ?? 0, change?.after.height ?? 0);
  const image = (url: string | null, alt: string, size?: Size, style?: CSSProperties, key = alt) =>
    url === null ? null : (
      <img
        key={key}
        src={url}
        alt={alt}
        style={{ ...(size && { width: percent(size.width, width) }), ...style }}
        onError={() => setMissing([...missing, url])}
      />
    );
  const accepted = image(before, `Accepted, ${name}`, change?.before);
  const current = (style?: CSSProperties) => image(after, `Current, ${name}`, change?.after, style);
  const label = 'Share of the accepted screenshot';
  const isNative = actualSize || (view === 'difference' && change !== null && change.shift !== null);
  return (
    <div className={isNative ? 'actual' : ''}>
      {view === 'slider' ? (
        <span className="row">
          Accepted
          <input type="range" aria-label={label} value={share} onChange={({ target }) => setShare(Number(target.value))} />
          Current
        </span>
      ) : null}
      <div className={change ? 'sheet stacked' : 'sheet'} style={change ? { width, aspectRatio: `${width} / ${height}` } : {}}>
        {view === 'accepted' || view === 'slider' ? accepted : null}
        {view === 'current' ? current() : null}
        {view === 'slider' ? current({ clipPath: `inset(0 0 0 ${share}%)` }) : null}
        {view === 'difference' && change ? (
          <>
            <div className="difference">
              <div>
                {image(after, '', change.after)}
                {piecesOf(change).map((style, at) => image(before, '', change.before, style, String(at)))}
              </div>
            </div>
            {current({ opacity: 0.3, mixBlendMode: 'multiply' })}
          </>
        ) : null}
        {change ? (
          <span
            ref={outline}
            className="outline"
            style={{
              left: percent(change.region.x, width),
              top: percent(change.region.y, height),
              width: percent(change.region.width, width),
              height: percent(change.region.height, height),
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
