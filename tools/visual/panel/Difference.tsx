/** @jsxRuntime automatic */
import { useEffect, useRef } from 'react';
import type { Change, Region } from '../types.ts';

export type DifferenceProps = { before: string; after: string; change: Change; crop: Region; label: string };

/** The pixels of a part of the page. With a gap where rows were added or removed, so that the rows below it match. */
async function pixelsOf(url: string, gap: Change['shift'], { x, y, width, height }: Region): Promise<ImageData> {
  // In a sandboxed frame its own host is another origin, whose pixels it may not read otherwise.
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url });
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  context.translate(-x, -y);
  const { naturalWidth: wide, naturalHeight: high } = image;
  const top = gap?.y ?? high;
  context.drawImage(image, 0, 0, wide, top, 0, 0, wide, top);
  if (gap) context.drawImage(image, 0, top, wide, high - top, 0, top + Math.abs(gap.rows), wide, high - top);
  return context.getImageData(0, 0, width, height);
}

/** Compares exact pixels, as the gate does: what differs becomes red, everything else a pale gray. */
function paint(canvas: HTMLCanvasElement, was: ImageData, is: ImageData): void {
  const [old, now] = [was, is].map(({ data }) => new Uint32Array(data.buffer));
  for (let at = 0; at < is.data.length; at += 4) {
    const isEqual = old?.[at / 4] === now?.[at / 4];
    const [red = 0, green = 0, blue = 0] = is.data.subarray(at, at + 3);
    const pale = 210 + (red * 0.3 + green * 0.6 + blue * 0.1) * 0.17;
    is.data.set(isEqual ? [pale, pale, pale, 255] : [214, 0, 38, 255], at);
  }
  canvas.getContext('2d')?.putImageData(is, 0, 0);
}

/** The difference at natural size: scaled before it is compared, untouched edges would differ. */
export function Difference({ before, after, change, crop, label }: DifferenceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = crop;
  useEffect(() => {
    let isShown = true;
    const { shift } = change;
    const [added, removed] = shift && shift.rows > 0 ? [shift, null] : [null, shift];
    const part = { x, y, width, height };
    void Promise.all([pixelsOf(before, added, part), pixelsOf(after, removed, part)]).then(([was, is]) => {
      if (isShown && canvas.current) paint(canvas.current, was, is);
    });
    return () => void (isShown = false);
  }, [before, after, change, x, y, width, height]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />;
}
