import { readFileSync } from 'node:fs';
import { INK, MARK_PATH } from '../artKit.ts';
import { ease, smooth, span } from './easing.ts';
import { art, vine } from './growingVine.ts';
import { CLOSING, LINES } from './sentences.ts';

/** The progress of the film, told as a small molecule. */
function progress(t: number): string {
  const current = LINES.filter(({ from }) => t >= from).length;
  const at = (k: number) => [104 + k * 46, 604 + (k % 2 === 0 ? 0 : -26)] as const;
  const bonds = [0, 1, 2].map((k) => {
    const [[x1, y1], [x2, y2]] = [at(k), at(k + 1)];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${k + 1 < current ? INK.pine700 : INK.sage}" stroke-width="3"/>`;
  });
  const dots = [0, 1, 2, 3].map((k) => {
    const [x, y] = at(k);
    const fill = k + 1 === current ? INK.clay600 : k + 1 < current ? INK.pine700 : INK.sand50;
    return `<circle cx="${x}" cy="${y}" r="${k + 1 === current ? 11 : 8}" fill="${fill}" stroke="${k + 1 <= current ? fill : INK.sage}" stroke-width="3"/>`;
  });
  return bonds.join('') + dots.join('');
}

function headline(rows: readonly string[], t: number, from: number, to: number): string {
  const leave = smooth(span(t, to - 0.35, 0.35));
  return rows
    .map((row, index) => {
      const enter = ease(span(t, from + index * 0.16, 0.7));
      return `<text x="96" y="${326 + index * 84 + (1 - enter) * 34 - leave * 14}" opacity="${enter * (1 - leave)}" class="display" fill="${INK.pine900}">${row}</text>`;
    })
    .join('');
}

const wordmark =
  /<path d="([^"]+)"/.exec(readFileSync(new URL('../../../public/brand/logo.svg', import.meta.url), 'utf8'))?.[1] ?? '';

/** The logo, drawn from its atom: `k` runs from nothing to complete. */
function logo(k: number, x: number, y: number, height: number): string {
  const reveal = ease(span(k, 0.2, 0.5));
  const word = ease(span(k, 0.55, 0.45));
  return `<g transform="translate(${x} ${y}) scale(${height / 256})"><clipPath id="grow"><circle cx="42" cy="210" r="${reveal * 320}"/></clipPath>
<g clip-path="url(#grow)"><path transform="scale(8)" fill-rule="evenodd" fill="${INK.sand50}" d="${MARK_PATH}"/></g>
<circle cx="41.6" cy="209.6" r="${ease(span(k, 0, 0.25)) * 31.2}" fill="${INK.gold}"/>
<path d="${wordmark}" fill="${INK.sand50}" opacity="${word}" transform="translate(${(1 - word) * 26} 0)"/></g>`;
}

/** What is seen at second `t`, as the inside of a 1280×720 SVG. */
export function frame(t: number): string {
  const opening = `<rect width="1280" height="720" fill="${INK.pine900}"/>${logo(t / 2.4, 336, 282, 127)}
<text x="640" y="478" text-anchor="middle" class="text" fill="${INK.sage}" opacity="${ease(span(t, 2.2, 0.6))}">How it works</text>`;
  const open = smooth(span(t, 3.9, 1));
  if (open <= 0) return opening;
  const line = LINES.find(({ from, to }) => t >= from && t <= to);
  const page = `<rect width="1280" height="720" fill="${INK.sand50}"/>${vine(span(t, 4.6, 15.4))}${progress(t)}${line === undefined ? '' : headline(line.rows, t, line.from, line.to)}`;
  if (open < 1)
    return `${opening}<clipPath id="open"><circle cx="357" cy="386" r="${16 + open * 1020}"/></clipPath><g clip-path="url(#open)">${page}</g>`;
  const close = smooth(span(t, 21.4, 1));
  const [x, y] = art.points.up2 ?? [0, 0];
  const end = `<rect width="1280" height="720" fill="${INK.pine900}"/>${logo(span(t, 21.9, 1.6), 336, 254, 127)}
<text x="640" y="466" text-anchor="middle" class="note" fill="${INK.sand50}" opacity="${ease(span(t, CLOSING.from, 0.7))}">${CLOSING.text}</text>`;
  if (close <= 0) return page;
  return close < 1
    ? `${page}<clipPath id="close"><circle cx="${566 + x}" cy="${42 + y}" r="${10 + close * 1230}"/></clipPath><g clip-path="url(#close)">${end}</g>`
    : end;
}

/** What is seen before the film is played. */
export const poster = () =>
  `<rect width="1280" height="720" fill="${INK.sand50}"/>${vine(1)}<text x="96" y="326" class="display" fill="${INK.pine900}">How it works,</text><text x="96" y="410" class="display" fill="${INK.pine900}">in four lines</text>${progress(0)}`;
