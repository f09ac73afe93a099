/**
 * The intro film: 26 s, 1280×720, silent, five sentences, while the molecule vine grows.
 * Needs ffmpeg and a Chromium: `CHROMIUM=/usr/bin/chromium npx tsx tools/media/intro.ts`.
 * Writes public/media/intro.{mp4,webm,vtt} and intro-poster-{640,1280}.{avif,webp}; sentences and captions are one list.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '../../src/content/brand.ts';
import { frame, poster } from './intro/frames.ts';
import { CLOSING, LENGTH, LINES } from './intro/sentences.ts';

const FPS = 24;
const OUT = new URL('../../public/media/', import.meta.url).pathname;

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
