/**
 * Compares the compressed size of a built site with its limits. Sizes are the same on every machine, so exceeding one fails.
 *
 *   tsx tools/site/budgets.ts [folder of the build]
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesIn } from '../shared/filesIn.ts';
import { clientManifest, findChunk, readManifest, scriptsOf } from './builtChunks.ts';

const dist = process.argv[2] ?? 'dist';
const KIB = 1024;

const read = (path: string) => readFileSync(join(dist, path));
const readText = (path: string) => readFileSync(join(dist, path), 'utf8');
const brotli = (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const manifest = readManifest(clientManifest(dist));

/** A connection's first ten packets, 14,600 bytes, need no second round trip; the headers take 923 of them over HTTP/2. */
const FIRST_FLIGHT = 13.25 * KIB;
const LANDING = 15.6 * KIB;

/**
 * `read` includes the sections below the first screen, which are loaded while the visitor scrolls. The HTML of the home page needs a
 * second round trip anyway, and has the fields of the client journey; so does that of a landing page on a host with long headers, for two
 * pictures of the product, the proof, and the styles that fit a picture into a video's frame at every width.
 */
const pages = [
  { file: 'index.html', page: 'HomePage', html: 18.8 * KIB, script: 83.25 * KIB, read: 100 * KIB },
  { file: 'pepprac.html', page: 'PeptidePracticePage', html: LANDING, script: 88 * KIB, read: 102.75 * KIB },
  { file: 'aff.html', page: 'AffiliatePage', html: LANDING, script: 92.1 * KIB, read: 103.25 * KIB },
  { file: 'dr.html', page: 'DoctorPage', html: LANDING, script: 88 * KIB, read: 103.5 * KIB },
  { file: 'booking-demo.html', page: 'BookingDemoPage', html: FIRST_FLIGHT, script: 88 * KIB, read: 88 * KIB },
  { file: 'ty-demo.html', page: 'ThankYouDemoPage', html: FIRST_FLIGHT, script: 85.5 * KIB, read: 89.75 * KIB },
];

/** The limits of a landing page that has no row: a section more than the others. */
const FURTHER_LANDING = { html: 15.75 * KIB, script: 88 * KIB, read: 104.75 * KIB };

/**
 * Limits in bytes. `journey` is what a visitor plays on the home page, whose code comes when it is near or touched. `dialog` is what a click
 * waits for, beside the page's code: a form with its packages.
 */
const budget = { inlineScript: 2 * KIB, fonts: 35 * KIB, journey: 8 * KIB, dialog: 46.5 * KIB };

/** The most scripts of a page: thirty files cost a cheap phone a quarter of a second. */
const MAX_SCRIPTS = 22;

function report(isWithin: boolean, what: string): void {
  console.log(`${isWithin ? 'ok  ' : 'OVER'} ${what}`);
  if (!isWithin) process.exitCode = 1;
}

const check = (what: string, bytes: number, limit: number): void =>
  report(bytes <= limit, `${what}: ${(bytes / KIB).toFixed(1)} of ${limit / KIB} KiB`);

const htmlFiles = filesIn(dist)
  .filter((path) => path.endsWith('.html'))
  .map((path) => relative(dist, path));

/** The pages with sections below the first screen that are not in the table. */
function furtherPages(): typeof pages {
  const names = Object.values(manifest).flatMap(({ name }) => /^(\w+Page)\.sections$/.exec(name ?? '')?.[1] ?? []);
  const unknown = names.filter((name) => pages.every(({ page }) => page !== name));
  return unknown.flatMap((page) => {
    const script = manifest[findChunk(manifest, page) ?? '']?.file ?? '';
    const file = htmlFiles.find((html) => new RegExp(`data-page="[^"]*${script}`).test(readText(html)));
    if (!file) throw new Error(`No HTML file loads ${page}.`);
    return { file, page, ...FURTHER_LANDING };
  });
}

const weigh = (chunks: Iterable<string>) => [...chunks].reduce((sum, chunk) => sum + brotli(read(chunk)), 0);

for (const { file, page, html: htmlLimit, script, read: whole } of [...pages, ...furtherPages()]) {
  const html = readText(file);
  if (/<script[^>]*\ssrc=/.test(html)) throw new Error(`${file} loads a script before it is complete.`);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '').join('');
  check(`${file} script before load, inline`, brotli(Buffer.from(inline)), budget.inlineScript);
  check(`${file} script at first, brotli`, weigh(scriptsOf(manifest, ['index', page])), script);
  const below = `${page}.sections`;
  if (findChunk(manifest, below))
    check(`${file} script of the whole page, brotli`, weigh(scriptsOf(manifest, ['index', page, below])), whole);
  check(`${file} HTML with styles, brotli`, brotli(Buffer.from(html)), htmlLimit);
}
const firstOfHome = scriptsOf(manifest, ['index', 'HomePage']);
const journey = [...scriptsOf(manifest, ['ClientJourney'])].filter((script) => !firstOfHome.has(script));
check('client journey, beside the first scripts of index.html, brotli', weigh(journey), budget.journey);
const fonts = readText('index.html').matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g);
const fontBytes = Array.from(fonts, ([, font = '']) => read(font).length).reduce((sum, bytes) => sum + bytes, 0);
check('fonts', fontBytes, budget.fonts);

const namedScripts = htmlFiles.map((file) => {
  const html = readText(file);
  const [, first = '', ofPage = ''] = /name="app-scripts" content="([^"]*)" data-page="([^"]*)"/.exec(html) ?? [];
  const dialogs = [...html.matchAll(/name="dialog-scripts" data-of="(\w+)" content="([^"]*)"/g)].map(
    ([, dialog, scripts = '']) => ({ name: `${file} ${dialog}`, scripts: scripts.split(' ') }),
  );
  return { file, loaded: `${first} ${ofPage}`.trim().split(' '), dialogs };
});
const most = namedScripts.reduce((a, b) => (b.loaded.length > a.loaded.length ? b : a));
report(most.loaded.length <= MAX_SCRIPTS, `most scripts, ${most.file}: ${most.loaded.length} of ${MAX_SCRIPTS}`);

if (!namedScripts.some(({ dialogs }) => dialogs.length > 0)) throw new Error('No page names the scripts of a dialog.');
const dialogs = namedScripts
  .flatMap((page) => page.dialogs)
  .map(({ name, scripts }) => ({ name, bytes: weigh(scripts.map((script) => script.slice(1))) }));
const heaviest = dialogs.reduce((a, b) => (b.bytes > a.bytes ? b : a));
check(`heaviest dialog, ${heaviest.name}, brotli`, heaviest.bytes, budget.dialog);
