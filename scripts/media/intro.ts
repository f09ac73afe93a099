/**
 * The intro film: 26 s, 1280×720, silent, five sentences, while the molecule vine grows.
 * Needs ffmpeg and a Chromium: `CHROMIUM=/usr/bin/chromium npx tsx scripts/media/intro.ts`.
 * Writes public/media/intro.{mp4,webm,vtt} and intro-poster-{640,1280}.{avif,webp}; sentences and captions are one list.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { VINE_ART, type Leaf, type VineArt } from '../../src/components/MoleculeVine/moleculeVine.data.ts';
import { vinePaths } from '../../src/components/MoleculeVine/moleculeVine.geometry.ts';
import { brand } from '../../src/content/brand.ts';
import { INK, MARK_PATH } from './artKit.ts';

const FPS = 24;
const LENGTH = 26;
const OUT = new URL('../../public/media/', import.meta.url).pathname;

/** On-screen lines with the seconds between which they can be read. */
const LINES = [
  { from: 5, to: 9, rows: ['Your brand,', 'your pricing'] },
  { from: 9.2, to: 13.2, rows: ['Independent', 'licensed providers'] },
  { from: 13.4, to: 17.4, rows: ['503A pharmacy', 'partner'] },
  { from: 17.6, to: 21.4, rows: ['Launch in under', '48 hours'] },
] as const;
const CLOSING = { from: 22.6, to: LENGTH, text: `${brand.name} is software, not a medical provider` } as const;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const ease = (value: number) => 1 - (1 - clamp(value)) ** 3;
const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value));
const span = (t: number, from: number, length: number) => clamp((t - from) / length);

/** What grows, in the order in which it grows; every entry is a bond, a stem or a leaf of the hero art. */
const art = VINE_ART.hero;
const BOND_ORDER = [
  'south2-south3',
  'south1-south2',
  'e-south1',
  'd-e',
  'e-f',
  'c-d',
  'f-a',
  'b-c',
  'a-b',
  'd-low',
  'b-g',
  'i-c',
  'g-h',
  'h-i',
  'f-west1',
  'west1-west2',
  'g-up1',
  'up1-up2',
  'up2-up3',
];
const bare: VineArt = { ...art, bonds: [], stems: [], leaves: [] };

function stroke(d: string, k: number, width: number): string {
  if (k <= 0) return '';
  return `<path d="${d}" pathLength="1" stroke-dasharray="${k} 2" fill="none" stroke="${INK.pine700}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function growingLeaf(leaf: Leaf, k: number): string {
  if (k <= 0) return '';
  const size = ease(k);
  const paths = vinePaths({
    ...bare,
    leaves: [
      {
        ...leaf,
        length: leaf.length * size,
        width: leaf.width * size ** 1.4,
        bend: leaf.bend * size,
        angle: leaf.angle - (1 - size) * 34,
      },
    ],
  });
  return `<path d="${paths.tints}" fill="${INK.mint100}"/><path d="${paths.solids}" fill="${INK.pine700}" fill-rule="evenodd"/>
<path d="${paths.veins}" fill="none" stroke="${INK.pine700}" stroke-width="1.2" stroke-linecap="round"/><path d="${paths.lines}" fill="none" stroke="${INK.pine700}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** The vine at growth `g`: 0 is nothing, 1 is all of it. */
function vine(g: number): string {
  const bonds = BOND_ORDER.map((name, index) => {
    const bond = art.bonds.find(({ from, to }) => `${from}-${to}` === name || `${to}-${from}` === name);
    if (bond === undefined) throw new Error(`intro: the hero art has no bond ${name}`);
    const turned =
      `${bond.from}-${bond.to}` !== name ||
      ['e-south1', 'south1-south2', 'south2-south3', 'd-e', 'c-d', 'b-c', 'a-b'].includes(name);
    const k = span(g, index * 0.026, 0.06);
    const source = turned
      ? {
          ...bond,
          from: bond.to,
          to: bond.from,
          ...(bond.double && { double: bond.double === 1 ? (-1 as const) : (1 as const) }),
        }
      : bond;
    return stroke(vinePaths({ ...bare, bonds: [source] }).lines, smooth(k), 3);
  });
  const stems = art.stems.map((d, index) => stroke(d, smooth(span(g, 0.5 + index * 0.05, 0.12)), 3));
  const leaves = art.leaves.map((leaf, index) => growingLeaf(leaf, span(g, 0.5 + index * 0.045, 0.13)));
  const atoms = art.atoms.map(({ at, r, kind }) => {
    const [x, y] = art.points[at] ?? [0, 0];
    const first = BOND_ORDER.findIndex((name) => name.split('-').includes(at));
    const size = ease(span(g, first * 0.026 + 0.02, 0.05)) * r;
    if (size <= 0) return '';
    return kind === 'ring'
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${INK.pine700}" stroke-width="3"/>`
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="${kind === 'accent' ? INK.clay600 : INK.pine700}"/>`;
  });
  return `<g transform="translate(566 42)">${[...leaves, ...bonds, ...stems, ...atoms].join('')}</g>`;
}

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
  /<path d="([^"]+)"/.exec(readFileSync(new URL('../../public/brand/logo.svg', import.meta.url), 'utf8'))?.[1] ?? '';

/** The logo, drawn from its atom: `k` runs from nothing to complete. */
function logo(k: number, x: number, y: number, height: number): string {
  const reveal = ease(span(k, 0.2, 0.5));
  const word = ease(span(k, 0.55, 0.45));
  return `<g transform="translate(${x} ${y}) scale(${height / 256})"><clipPath id="grow"><circle cx="42" cy="210" r="${reveal * 320}"/></clipPath>
<g clip-path="url(#grow)"><path transform="scale(8)" fill-rule="evenodd" fill="${INK.sand50}" d="${MARK_PATH}"/></g>
<circle cx="41.6" cy="209.6" r="${ease(span(k, 0, 0.25)) * 31.2}" fill="${INK.gold}"/>
<path d="${wordmark}" fill="${INK.sand50}" opacity="${word}" transform="translate(${(1 - word) * 26} 0)"/></g>`;
}

function frame(t: number): string {
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

const poster = () =>
  `<rect width="1280" height="720" fill="${INK.sand50}"/>${vine(1)}<text x="96" y="326" class="display" fill="${INK.pine900}">How it works,</text><text x="96" y="410" class="display" fill="${INK.pine900}">in four lines</text>${progress(0)}`;

const stamp = (s: number) => `00:00:${s.toFixed(3).padStart(6, '0')}`;
const cues = [
  { from: 0.8, to: 3.9, text: `${brand.name}. How it works` },
  ...LINES.map(({ from, to, rows }) => ({ from, to, text: rows.join(' ') })),
  CLOSING,
];
writeFileSync(
  `${OUT}intro.vtt`,
  `WEBVTT\n\n${cues.map(({ from, to, text }, k) => `${k + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`,
);

const require = createRequire(import.meta.url);
const font = (path: string) => `data:font/woff2;base64,${readFileSync(require.resolve(path)).toString('base64')}`;
const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.setContent(`<style>@font-face{font-family:F;font-weight:100 900;src:url(${font('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')})}
@font-face{font-family:I;font-weight:100 900;src:url(${font('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')})}
body{margin:0}.display{font:460 74px/1 F;letter-spacing:-.015em;font-variation-settings:'SOFT' 60,'WONK' 0}.text{font:430 28px/1 I}.note{font:440 36px/1 F;font-variation-settings:'SOFT' 60,'WONK' 0}</style><svg id="s" width="1280" height="720" viewBox="0 0 1280 720"></svg>`);
async function shoot(content: string): Promise<Buffer> {
  await page.evaluate(async (inner) => {
    const svg = document.getElementById('s');
    if (svg !== null) svg.innerHTML = inner;
    await document.fonts.ready;
  }, content);
  return page.screenshot({ type: 'png' });
}

await shoot(poster());
const still = await shoot(poster());
for (const width of [640, 1280]) {
  const sized = sharp(still).resize(width);
  await sized.clone().avif({ quality: 55, effort: 8 }).toFile(`${OUT}intro-poster-${width}.avif`);
  await sized.clone().webp({ quality: 78, effort: 6 }).toFile(`${OUT}intro-poster-${width}.webp`);
}
const only = process.env.FRAMES_AT;
if (only === undefined) {
  const common = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-framerate',
    String(FPS),
    '-i',
    '-',
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-an',
  ];
  const mp4 = spawn(
    'ffmpeg',
    [
      ...common,
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '23',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
      `${OUT}intro.mp4`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const webm = spawn(
    'ffmpeg',
    [
      ...common,
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '43',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '1',
      `${OUT}intro.webm`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let k = 0; k < LENGTH * FPS; k += 1) {
    const png = await shoot(frame(k / FPS));
    for (const { stdin } of [mp4, webm]) if (!stdin.write(png)) await once(stdin, 'drain');
  }
  const done = [once(mp4, 'close'), once(webm, 'close')];
  mp4.stdin.end();
  webm.stdin.end();
  await Promise.all(done);
  for (const name of ['intro.mp4', 'intro.webm']) process.stdout.write(`${name}: ${statSync(OUT + name).size} B\n`);
} else {
  for (const t of only.split(','))
    writeFileSync(`${process.env.FRAMES_DIR ?? '.'}/frame-${t}.png`, await shoot(frame(Number(t))));
}
await browser.close();
