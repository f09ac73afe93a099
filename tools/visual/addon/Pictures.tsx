/** @jsxRuntime automatic */
/** A change in one of five views: accepted, current, difference, slider or blink. */
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Change } from '../report-types.ts';
import { drawDifference } from './difference.ts';
import type { Pixels } from './difference.ts';

export const VIEWS = ['accepted', 'current', 'difference', 'slider', 'blink'] as const;
export type View = (typeof VIEWS)[number];

const BLINK_MS = 700;

/** Addresses of the screenshots; null for one that does not exist. */
export type Urls = { before: string | null; after: string | null };

export function viewsOf({ before, after }: Urls): readonly View[] {
  if (before !== null && after !== null) return VIEWS;
  return [...(before === null ? [] : ['accepted' as const]), ...(after === null ? [] : ['current' as const])];
}

const Missing = () => (
  <p role="note">This screenshot is not stored here. Run the visual test of this story to render it again.</p>
);

type ScreenshotProps = { url: string; alt: string; style?: CSSProperties };

function Image({ url, alt, style }: ScreenshotProps) {
  const [missing, setMissing] = useState(false);
  return missing ? <Missing /> : <img src={url} alt={alt} style={style} onError={() => setMissing(true)} />;
}

/** Another address is another image: one that is missing does not hide the next. */
export const Screenshot = (props: ScreenshotProps) => <Image key={props.url} {...props} />;

async function readPixels(url: string): Promise<Pixels> {
  const image = document.createElement('img');
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null) throw new Error('This browser cannot draw on a canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

type Pair = { before: string; after: string; change: Change | null; name: string };

function Difference({ before, after, change, name }: Pair) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const [old, now] = await Promise.all([readPixels(before), readPixels(after)]);
      const { width, height, data } = drawDifference(old, now, change?.shift ?? null);
      if (canvas.current === null) return;
      Object.assign(canvas.current, { width, height });
      canvas.current
        .getContext('2d', { willReadFrequently: true })
        ?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    };
    draw().catch(() => setMissing(true));
  }, [before, after, change]);
  if (missing) return <Missing />;
  return (
    <div role="img" aria-label={`Difference, ${name}`}>
      <canvas ref={canvas} />
    </div>
  );
}

/** As large as the larger screenshot before either has loaded, so that the place of the change can be scrolled to at once. */
function Sheet({ change, children }: { change: Change | null; children: ReactNode }) {
  const outline = useRef<HTMLSpanElement>(null);
  useEffect(() => outline.current?.scrollIntoView({ block: 'nearest' }), []);
  if (change === null) return <div className="sheet">{children}</div>;
  const { before, after, region } = change;
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [left, w] = [region.x, region.width].map((x) => `${(x / width) * 100}%`);
  const [top, h] = [region.y, region.height].map((y) => `${(y / height) * 100}%`);
  return (
    <div className="sheet sized" style={{ width, aspectRatio: `${width} / ${height}` }}>
      {children}
      <span ref={outline} className="outline" style={{ left, top, width: w, height: h }} />
    </div>
  );
}

/** Both screenshots at one scale, the current one on top. */
function Stack({ before, after, change, name, top }: Pair & { top: CSSProperties }) {
  const largest = Math.max(change?.before.width ?? 1, change?.after.width ?? 1);
  const scaled = (size = { width: 1 }): CSSProperties => ({ width: `${(size.width / largest) * 100}%` });
  return (
    <Sheet change={change}>
      <Screenshot url={before} alt={`Accepted, ${name}`} style={scaled(change?.before)} />
      <div className="top" style={top}>
        <Screenshot url={after} alt={`Current, ${name}`} style={scaled(change?.after)} />
      </div>
    </Sheet>
  );
}

function Slider(pair: Pair) {
  const [share, setShare] = useState(50);
  const label = 'Share of the accepted screenshot';
  return (
    <>
      <span className="row">
        Accepted
        <input type="range" aria-label={label} value={share} onChange={({ target }) => setShare(Number(target.value))} />
        Current
      </span>
      <Stack {...pair} top={{ clipPath: `inset(0 0 0 ${share}%)` }} />
    </>
  );
}

function Blink(pair: Pair) {
  const [isCurrent, setIsCurrent] = useState(true);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setIsCurrent((was) => !was), BLINK_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <>
      <span className="row">
        <button type="button" onClick={() => setPaused(!paused)}>
          {paused ? 'Blink' : 'Pause'}
        </button>
        {isCurrent ? 'Current' : 'Accepted'}
      </span>
      <Stack {...pair} top={{ visibility: isCurrent ? 'visible' : 'hidden' }} />
    </>
  );
}

export type PicturesProps = Urls & Omit<Pair, 'before' | 'after'> & { view: View };

export function Pictures({ view, before, after, change, name }: PicturesProps) {
  const url = view === 'accepted' ? before : after;
  if (before === null || after === null || view === 'accepted' || view === 'current') {
    const alt = `${view === 'accepted' ? 'Accepted' : 'Current'}, ${name}`;
    return <Sheet change={null}>{url === null ? null : <Screenshot url={url} alt={alt} />}</Sheet>;
  }
  const pair = { before, after, change, name };
  if (view === 'slider') return <Slider {...pair} />;
  if (view === 'blink') return <Blink {...pair} />;
  return (
    <Sheet change={change}>
      <Difference {...pair} />
    </Sheet>
  );
}
