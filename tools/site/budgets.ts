/**
 * Weighs a built site, compressed as a host would send it, against what visitors may be asked to download. Bytes are the same on
 * every machine, so this is a gate.
 *
 *   tsx tools/site/budgets.ts [folder of the build]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { staticImports } from './chunks.ts';

const dist = process.argv[2] ?? 'dist';
const KIB = 1024;

const read = (path: string) => readFileSync(join(dist, path));
const brotli = (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The chunk that another one imports by itself, by the name of its module; null where there is none. */
function findChunk(importer: string, module: string): string | null {
  const name = new RegExp(`${module.replace('.', '\\.')}-[\\w-]+\\.js`).exec(read(importer).toString())?.[0];
  return name ? `assets/${name}` : null;
}

/** What comes in a connection's first ten packets, 14,600 bytes, needs no second round trip; the headers take 923 over HTTP/2. */
const FIRST_FLIGHT = 13.25 * KIB;

/** `read`: with the sections below the first screen, which come when the reader does. */
const pages = [
  { file: 'index.html', page: 'HomePage', html: 20 * KIB, script: 85 * KIB, read: 100 * KIB },
  { file: 'pepprac.html', page: 'PeptidePracticePage', html: FIRST_FLIGHT, script: 91 * KIB, read: 101 * KIB },
  { file: 'aff.html', page: 'AffiliatePage', html: FIRST_FLIGHT, script: 91 * KIB, read: 101 * KIB },
  { file: 'dr.html', page: 'DoctorPage', html: FIRST_FLIGHT, script: 91 * KIB, read: 101 * KIB },
  { file: 'booking-demo.html', page: 'BookingDemoPage', html: FIRST_FLIGHT, script: 87 * KIB, read: 87 * KIB },
  { file: 'ty-demo.html', page: 'ThankYouDemoPage', html: FIRST_FLIGHT, script: 85 * KIB, read: 90 * KIB },
] as const;

/** In bytes. */
const budget = { inlineScript: 2 * KIB, fonts: 60 * KIB };

const verdicts: boolean[] = [];
function check(what: string, bytes: number, limit: number) {
  verdicts.push(bytes <= limit);
  const verdict = bytes <= limit ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${what}: ${(bytes / KIB).toFixed(1)} of ${limit / KIB} KiB`);
}

const weigh = (chunks: Iterable<string>) => [...chunks].reduce((sum, chunk) => sum + brotli(read(chunk)), 0);

for (const { file, page, html: htmlLimit, script, read: whole } of pages) {
  const html = read(file).toString();
  if (/<script[^>]*\ssrc=/.test(html)) throw new Error(`${file} loads a script before it is complete.`);
  const entry = /name="app-scripts" content="[^"]*\/(assets\/[^" ]+)"/.exec(html)?.[1];
  if (!entry) throw new Error(`${file} names no entry script.`);

  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '').join('');
  const chunk = findChunk(entry, page);
  if (!chunk) throw new Error(`The entry script names no chunk for ${page}.`);
  const scripts = new Set([...staticImports(dist, entry), ...staticImports(dist, chunk)]);
  check(`${file} script before load, inline`, brotli(Buffer.from(inline)), budget.inlineScript);
  check(`${file} script in all, brotli`, weigh(scripts), script);
  const sections = findChunk(chunk, `${page}.sections`);
  if (sections) check(`${file} script once it was read, brotli`, weigh(new Set([...scripts, ...staticImports(dist, sections)])), whole);
  check(`${file} HTML with styles, brotli`, brotli(Buffer.from(html)), htmlLimit);
}
const fonts = [
  ...read('index.html')
    .toString()
    .matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g),
];
check(
  'fonts',
  fonts.reduce((sum, [, font]) => sum + read(font ?? '').length, 0),
  budget.fonts,
);

process.exitCode = verdicts.every(Boolean) ? 0 : 1;
