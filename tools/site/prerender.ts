/**
 * Turns a client build (`dist/` or `SITE_OUT_DIR`) and its server build (below `.cache/server/`) into one HTML file for each route,
 * `404.html`, social cards, workers that replace former ones, each host's headers and redirects, the sitemap and robots.txt. Run by `npm run build`.
 */
import { statSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transformWithEsbuild } from 'vite';
import type * as Server from '../../src/app/entry-server.tsx';
import { filesIn } from '../shared/filesIn.ts';
import { clientManifest, MANIFEST, readManifest, scriptsOf } from './builtChunks.ts';
import { fileCaching, fileOf, FORMER_WORKERS, type Hosting } from './hosting/headers.ts';
import { nginxFile } from './hosting/nginx.ts';
import { headersFile, POLICY_RULES, redirectsFile, routesFile } from './hosting/pagesHosts.ts';
import { contentPolicy, findBlocked, policyElement } from './hosting/policy.ts';
import { vercelFile } from './hosting/vercel.ts';
import { lastModified } from './dates.ts';
import { writeSocialCards } from './social/cards.ts';

const DIST = process.env.SITE_OUT_DIR ?? 'dist';
const SERVER = join('.cache', 'server', DIST);

/** A limit in bytes. The page itself requests larger scripts, and each runs in a task of its own. */
const LARGE = 16 * 1024;

/** No route has this name, so it renders the not-found page. */
const UNKNOWN_PATH = '/404';
const CHARSET = '<meta charset="utf-8" />';

/** Hides the controls that need scripts. */
const WITHOUT_SCRIPT = '<noscript><style>[data-script-only]{display:none!important}</style></noscript>';

// This is set before React is loaded, because its development build takes half as long again.
process.env.NODE_ENV = 'production';
const server = (await import(pathToFileURL(join(SERVER, 'entry-server.js')).href)) as typeof Server;
const { SITE_URL, VITE_SUPABASE_URL } = server.settings;
const granted = server.allowedSources(server.settings);
const VIOLATION_REPORTS = `${VITE_SUPABASE_URL}/functions/v1/report-csp-violation`;

await rename(join(DIST, MANIFEST), clientManifest(DIST));
await rm(join(DIST, dirname(MANIFEST)), { recursive: true });
const built = await readFile(join(DIST, 'index.html'), 'utf8');
const manifest = readManifest(clientManifest(DIST));
const serverChunks = Object.values(readManifest(join(SERVER, MANIFEST)));
const entryScripts = scriptsOf(manifest, ['index']);
const scripts = [...entryScripts]
  .filter((file) => file === manifest['index.html']?.file || statSync(join(DIST, file)).size > LARGE)
  .map((file) => `/${file}`);
// Its `email_off` keeps Cloudflare from replacing the email addresses, which would break the hydration.
const template = built.replace(/\s*<script type="module".*?<\/script>/g, '').replace(/\s*<link rel="modulepreload".*?>/g, '');

/** The names of the chunks that hold a page's code. They are the same in both builds, only their hashes differ. */
function chunksOf(path: string): string[] {
  const files = server.pageScripts(path);
  const names = serverChunks.filter(({ file }) => files.includes(file)).map(({ name = '' }) => name);
  if (names.length === 0 || names.length < files.length) throw new Error(`Not all scripts of the page ${path} are known.`);
  return names;
}

/** The scripts of chunks with their imports, without those that are loaded anyway. */
const scriptsBeside = (loaded: ReadonlySet<string>, names: readonly string[]): Set<string> =>
  new Set([...scriptsOf(manifest, names)].filter((file) => !loaded.has(file)));

const addressesOf = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`).join(' ');

/** What `startup/preload.ts` requests for each dialog that a button of the page opens. */
function dialogScripts(html: string, loaded: ReadonlySet<string>): string[] {
  const names = new Set([...html.matchAll(/ data-dialog="(\w+)"/g)].map(([, name = '']) => name));
  return Array.from(names, (name) => {
    const files = addressesOf(scriptsBeside(loaded, [name]));
    return `<meta name="dialog-scripts" data-of="${name}" content="${files}">`;
  });
}

const inlineScript = await bundleInline('src/startup/early-click.ts');

/** The links belong in the body: a preloaded font in the head delays the first paint, up to half a second on a cheap phone. */
const fontPreloads = server.brandFonts
  .map(({ file }) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
  .join('\n');

/** A module and what it imports, bundled as one anonymous script. */
async function bundleInline(entryFile: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rollupOptions: { input: entryFile, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entryFile} was not built.`);
  return chunk.code.trim();
}

const published: Hosting['pages'][number][] = [];

/**
 * Renders a page at once; its file is written while the next one is rendered.
 *
 * @param carriesPolicy whether the page contains its policy, because not every host can send it
 */
async function renderPage(path: string, carriesPolicy: boolean): Promise<() => Promise<void>> {
  const { html, head, styles } = await server.render(path);
  const pageFiles = scriptsBeside(entryScripts, chunksOf(path));
  const fullHead = [
    head,
    `<meta name="app-scripts" content="${scripts.join(' ')}" data-page="${addressesOf(pageFiles)}">`,
    ...dialogScripts(html, new Set([...entryScripts, ...pageFiles])),
    // `useNow` reads this.
    `<meta name="prerendered-at" content="${new Date().toISOString()}">`,
    styles,
    WITHOUT_SCRIPT,
    `<script>${inlineScript}</script>`,
  ].join('');
  const page = template
    .replace('<!--head-->', () => fullHead)
    .replace('<body>', () => `<body>\n${fontPreloads}`)
    .replace('<!--app-->', () => html);
  const [blocked] = findBlocked(page);
  if (blocked) throw new Error(`${path} has an attribute that its content security policy blocks: ${blocked}`);
  const policy = contentPolicy(page, granted, VIOLATION_REPORTS);
  published.push({ path, policy });
  // The policy comes before everything that it restricts, but after the character set.
  const file = carriesPolicy ? page.replace(CHARSET, `${CHARSET}\n${policyElement(policy)}`) : page;
  const target = join(DIST, fileOf(path));
  return async () => {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
  };
}

const pages = await server.listPages();
let written = Promise.resolve();
// The not-found page first, because it carries its policy: no rule can name its addresses.
for (const path of [UNKNOWN_PATH, ...pages.map((page) => page.path)]) {
  const write = await renderPage(path, path === UNKNOWN_PATH || published.length >= POLICY_RULES);
  await written;
  written = write();
}
await written;

await writeSocialCards(pages, DIST);

const lastModifiedOf = lastModified();
const locations = pages
  .filter(({ seo }) => !seo.noindex)
  .map(({ path }) => {
    const date = lastModifiedOf(chunksOf(path));
    return `  <url><loc>${new URL(path, SITE_URL).href}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
await writeFile(
  join(DIST, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
);
await writeFile(join(DIST, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', SITE_URL).href}\n`);

const [worker, ...otherNames] = FORMER_WORKERS;
for (const name of otherNames) await copyFile(join(DIST, worker), join(DIST, name));

const files = fileCaching.flatMap(({ folder }) => filesIn(join(DIST, folder))).map((file) => `/${relative(DIST, file)}`);
const hosting: Hosting = { siteUrl: SITE_URL, pages: published, redirects: server.redirects, files };
await writeFile(join(DIST, '_headers'), headersFile(hosting));
await writeFile(join(DIST, '_redirects'), redirectsFile(hosting));
const workerFile = join('tools', 'site', 'hosting', 'worker.ts');
const cloudflareWorker = await transformWithEsbuild(await readFile(workerFile, 'utf8'), workerFile, { sourcemap: false });
await writeFile(join(DIST, '_worker.js'), cloudflareWorker.code);
await writeFile(join(DIST, '_routes.json'), routesFile());
await writeFile(join(DIST, 'vercel.json'), vercelFile(hosting));
await writeFile(join(DIST, 'nginx.conf'), nginxFile(hosting));

console.log(`Prerendered ${pages.length} pages and 404.html.`);
