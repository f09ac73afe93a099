/**
 * Sets the partner logos and writes public/logos/<slug>.svg, one colour, text as outlines, 120 units high.
 * Needs the faces that the logos name (Fontsource, all OFL) and the tools of typeTools.ts:
 *   TYPE_DIR=/tmp/type npx tsx tools/media/partner-logos.build.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { PartnerLogo } from './partner-logos/logo.ts';
import { PARTNER_LOGOS } from './partner-logos.ts';
import { openFont, optimise, setLine, typeDir } from './typeTools.ts';

const COLOUR = '#14574B';
const LIMIT = 3060;
const fonts = new Map<string, ReturnType<typeof openFont>>();
function font(face: string): ReturnType<typeof openFont> {
  const [family = '', weight = ''] = face.split('/');
  const style = weight.includes('-') ? weight : `${weight}-normal`;
  const known = fonts.get(face) ?? openFont(`${typeDir}/node_modules/@fontsource/${family}/files/${family}-latin-${style}.woff2`);
  fonts.set(face, known);
  return known;
}

const markAt = (mark: readonly string[], x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${mark
    .map((part) => {
      const outline = /^~(\d+) (.*)$/.exec(part);
      return outline === null
        ? `<path fill-rule="evenodd" d="${part}"/>`
        : `<path fill="none" stroke="${COLOUR}" stroke-width="${outline[1]}" stroke-linecap="round" stroke-linejoin="round" d="${outline[2]}"/>`;
    })
    .join('')}</g>`;

async function draw({ lines, face, layout, track = 0, isTagline = false, mark }: PartnerLogo): Promise<string> {
  const type = await font(face);
  const [first, second] = lines;
  const isCaps = first === first.toUpperCase();
  const one = second === undefined;
  const stacked = layout === 'stack';
  const cap = (isCaps ? 0.9 : 1) * (stacked ? (one ? 30 : 26) : one ? 38 : isTagline ? 34 : 32);
  const top = setLine(type, first, cap, track);
  const sub =
    second === undefined ? undefined : isTagline ? setLine(type, second, 14.5, 0.18) : setLine(type, second, cap, track);
  const widest = Math.max(top(0, 0).width, sub?.(0, 0).width ?? 0);
  const gap = isTagline ? (stacked ? 28 : 31) : cap * 1.5;
  const pad = layout === 'badge' ? 26 : 2;
  const size = layout === 'badge' ? 56 : stacked ? (one ? 58 : 50) : 78;
  const middle = stacked ? (one ? 92 : 87) : 60;
  const baseline = middle + (one ? cap / 2 : cap / 2 - (isTagline ? 12 : gap / 2));
  const textLeft = stacked ? pad : layout === 'trail' ? pad : pad + size + 20;
  const width = Math.round(stacked ? widest + 2 * pad : pad * 2 + size + 20 + widest);
  const centred = (line: number) => (stacked ? textLeft + (widest - line) / 2 : textLeft);
  const markX = stacked ? (width - size) / 2 : layout === 'trail' ? pad + widest + 18 : pad;
  const text = (k: number) =>
    top(centred(top(0, 0).width), baseline, k).d + (sub?.(centred(sub(0, 0).width), baseline + gap, k).d ?? '');
  const frame =
    layout === 'badge'
      ? `<rect x="2" y="14" width="${width - 4}" height="92" rx="10" fill="none" stroke="${COLOUR}" stroke-width="3"/>`
      : '';
  const markY = stacked ? 2 : (120 - size) / 2;
  // Whole numbers in a box k times as large: the finest k whose file stays under the limit.
  for (const k of [6, 5, 4, 3, 2.5, 2, 1.5, 1]) {
    const drawing = optimise(`<g transform="scale(${k})">${frame}${markAt(mark, markX, markY, size)}</g>`, k >= 4 ? 0 : 1);
    const lettering = optimise(`<path d="${text(k)}"/>`, 0);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * k} ${120 * k}" width="${width}" height="120" fill="${COLOUR}">${drawing}${lettering}</svg>`;
    if (svg.length < LIMIT) return svg;
  }
  throw new Error(`${first}: cannot be drawn in ${LIMIT} bytes`);
}

const out = new URL('../../public/logos/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
for (const logo of PARTNER_LOGOS) {
  const svg = await draw(logo);
  writeFileSync(`${out}${logo.slug}.svg`, `${svg}\n`);
  process.stdout.write(`${logo.slug}: ${svg.length} B\n`);
}
