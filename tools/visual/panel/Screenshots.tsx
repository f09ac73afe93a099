/** @jsxRuntime automatic */
/** A change in one of five views. */
import { Fragment, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Change, Region, Size } from '../types.ts';
import { Difference } from './Difference.tsx';

export const VIEWS = ['side by side', 'accepted', 'current', 'difference', 'slider'] as const;
export type View = (typeof VIEWS)[number];

/** `before` and `after` are addresses; null for a screenshot that does not exist. */
export type Images = { before: string | null; after: string | null; change: Change | null };

export function viewsOf({ before, after, change }: Images): readonly View[] {
  const single = VIEWS.filter((view) => (view === 'accepted' && before !== null) || (view === 'current' && after !== null));
  return single.length === 2 && change !== null ? VIEWS : single;
}

/** Around a change: enough to recognize the place. */
const MARGIN = 64;
const LEAST_WIDTH = 320;
/** More parts than this are found in the whole page. */
const MAX_PARTS = 6;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A part of the page in an element that shows another part of it, at whatever size. */
const placeIn = (shown: Region, { x, y, width, height }: Region): CSSProperties => ({
  left: percent(x - shown.x, shown.width),
  top: percent(y - shown.y, shown.height),
  width: percent(width, shown.width),
  height: percent(height, shown.height),
});

function largest({ before, after }: Change): Region {
  return { x: 0, y: 0, width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
}

/** The parts of the page that show the changed places, from top to bottom. */
function partsOf({ regions }: Change, page: Region): Region[] {
  const parts: Region[] = [];
  for (const { x, y, width, height } of regions) {
    const last = parts.at(-1);
    const wide = Math.min(page.width, Math.max(width + 2 * MARGIN, LEAST_WIDTH));
    const left = Math.round(Math.min(Math.max(0, x + (width - wide) / 2), page.width - wide));
    const [top, bottom] = [Math.max(0, y - MARGIN), Math.min(page.height, y + height + MARGIN)];
    if (last === undefined || top > last.y + last.height) {
      parts.push({ x: left, y: top, width: wide, height: bottom - top });
      continue;
    }
    last.width = Math.max(last.x + last.width, left + wide) - Math.min(last.x, left);
    last.x = Math.min(last.x, left);
    last.height = bottom - last.y;
  }
  return parts;
}

type SheetProps = { page: Region; crop: Region; places: readonly Region[]; children: ReactNode };

/** A part of the page with its changed places marked, as wide as there is room. Has its size before an image has loaded. */
const Sheet = ({ page, crop, places, children }: SheetProps) => (
  <div
    className="sheet part"
    style={{ '--width': `${crop.width}px`, aspectRatio: `${crop.width} / ${crop.height}` } as CSSProperties}
  >
    <div style={placeIn(crop, page)}>
      {children}
      {places.map((place) => (
        <span key={`${place.x} ${place.y}`} className="outline" style={placeIn(page, place)} />
      ))}
    </div>
  </div>
);

export type ScreenshotsProps = Images & {
  view: View;
  name: string;
  /** Shows the whole page instead of the changed places. */
  whole: boolean;
  actualSize: boolean;
  /** The story itself, shown where this Storybook lacks a screenshot. Null when it is gone. */
  live: ({ storyId: string } & Size) | null;
};

function Missing({ live, view }: Pick<ScreenshotsProps, 'live' | 'view'>) {
  return (
    <div>
      <p role="note">
        {view === 'accepted' ? 'The accepted' : 'A'} screenshot is not in this Storybook.{' '}
        {live && 'This is the story as it is now:'}
      </p>
      {live ? (
        <div className="sheet live" style={{ width: live.width, aspectRatio: `${live.width} / ${live.height}` }}>
          <iframe
            src={`iframe.html?id=${live.storyId}&viewMode=story`}
            title="The story as it is now"
            style={{ width: live.width, height: live.height, scale: `min(1, tan(atan2(100cqw, ${live.width}px)))` }}
          />
        </div>
      ) : null}
    </div>
  );
}

export function Screenshots({ view, before, after, change, name, whole, actualSize, live }: ScreenshotsProps) {
  const [missing, setMissing] = useState<string[]>([]);
  const [share, setShare] = useState(50);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (whole) root.current?.querySelector('.outline')?.scrollIntoView({ block: 'center' });
  }, [whole]);

  const needed = [view === 'current' ? null : before, view === 'accepted' ? null : after];
  if (needed.some((url) => url !== null && missing.includes(url))) return <Missing live={live} view={view} />;
  const page = change && largest(change);
  const image = (url: string | null, alt: string, size?: Size, style?: CSSProperties) =>
    url === null ? null : (
      <img
        src={url}
        alt={alt}
        style={{ ...(size && page && { width: percent(size.width, page.width) }), ...style }}
        onError={() => setMissing([...missing, url])}
      />
    );
  const accepted = image(before, `Accepted, ${name}`, change?.before);
  const current = (style?: CSSProperties) => image(after, `Current, ${name}`, change?.after, style);
  if (change === null || page === null)
    return <div className={actualSize ? 'sheet actual' : 'sheet'}>{view === 'accepted' ? accepted : current()}</div>;

  const parts = whole ? [page] : partsOf(change, page);
  const more = parts.length - MAX_PARTS;
  return (
    <div ref={root} className={actualSize ? 'actual' : ''}>
      {view === 'slider' ? (
        <span className="row">
          Accepted
          <input
            type="range"
            aria-label="Share of the accepted screenshot"
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
          />
          Current
        </span>
      ) : null}
      {parts.slice(0, MAX_PARTS).map((crop) => {
        const sheet = (children: ReactNode) => (
          <Sheet page={page} crop={crop} places={change.regions}>
            {children}
          </Sheet>
        );
        return (
          <Fragment key={`${crop.x} ${crop.y}`}>
            {view === 'side by side' ? (
              <div className="pair">
                <div>
                  <p>Accepted</p>
                  {sheet(accepted)}
                </div>
                <div>
                  <p>Current</p>
                  {sheet(current())}
                </div>
              </div>
            ) : null}
            {view === 'accepted' ? sheet(accepted) : null}
            {view === 'current' ? sheet(current()) : null}
            {view === 'slider'
              ? sheet(
                  <>
                    {accepted}
                    {current({ clipPath: `inset(0 0 0 ${share}%)` })}
                  </>,
                )
              : null}
            {view === 'difference' && before !== null && after !== null
              ? sheet(
                  <div style={{ position: 'absolute', ...placeIn(page, crop) }}>
                    <Difference before={before} after={after} change={change} crop={crop} label={`Difference, ${name}`} />
                  </div>,
                )
              : null}
          </Fragment>
        );
      })}
      {more > 0 ? <p>The whole page shows {more} more.</p> : null}
    </div>
  );
}
