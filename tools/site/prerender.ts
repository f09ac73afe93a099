/**
 * Turns a client build (`dist/`, or where `SITE_OUT_DIR` says) and its server build (below `.cache/server/`) into one HTML file a route,
 * `404.html`, the headers and redirects as each host reads them, the sitemap and robots.txt. Run by `npm run build`.
 */
import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Server from '../../src/app/entry-server.tsx';
import { contentPolicy, fileOf, findRefused, POLICY_RULES, policyElement, writeHosting, type Hosting } from './hosting/index.ts';
import { staticImports } from './chunks.ts';
import { LAST_MODIFIED_FILE, type LastModified } from './lastModified.ts';

const DIST = process.env.SITE_OUT_DIR ?? 'dist';
/**
 * Until a page's code answers, a link that the pointer rests on is fetched as a document; then `Hydrated` takes the rules out, and the
 * router loads code instead. The same text in every page, so that a content security policy can allow it by its hash.
 */
const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})}</script>`;

/** In bytes. Scripts above it are asked for by the page itself, and run in a task of their own. */
const LARGE = 32 * 1024;

/** No route has this name, so it renders the not-found page. */
const UNKNOWN_PATH = '/404';
const CHARSET = '<meta charset="utf-8" />';

/** Without JavaScript nothing opens the small screens' menu, so it stands open; what would never answer is not shown. */
const WITHOUT_SCRIPT =
  '<noscript><style>[data-menu]{display:grid!important;position:static!important;flex:1}[data-script-only]{display:none!important}</style></noscript>';

// Before React is loaded: its development build takes half as long again for the same HTML.
process.env.NODE_ENV = 'production';
const server = (await import(pathToFileURL(join('.cache', 'server', DIST, 'entry-server.js')).href)) as typeof Server;
const { SITE_URL } = server.settings;
const granted = server.grantedSources(server.settings);

const built = await readFile(join(DIST, 'index.html'), 'utf8');
const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built)?.[1];
if (!entry) throw new Error(`${DIST}/index.html names no entry script; run \`vite build\` first.`);
const scripts = [...staticImports(DIST, entry.slice(1))]
  .filter((file) => `/${file}` === entry || statSync(join(DIST, file)).size > LARGE)
  .map((file) => `/${file}`);
const template = built.replace(/\s*<script type="module".*?<\/script>/g, '').replace(/\s*<link rel="modulepreload".*?>/g, '');

const inlineScript = await bundleInline('src/app/early-click.ts');

const fontPreloads = server.fontFiles
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
  .join('\n');

/** A module and what it imports, as one script without a name. */
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
 * @param carriesPolicy whether the page says its policy itself, because not every host can send it
 */
async function renderPage(path: string, carriesPolicy: boolean): Promise<() => Promise<void>> {
  const { html, head, styles } = await server.render(path);
  const fullHead = [
    fontPreloads,
    head,
    `<meta name="app-scripts" content="${scripts.join(' ')}">`,
    // Read by `useNow`.
    `<meta name="prerendered-at" content="${new Date().toISOString()}">`,
    styles,
    WITHOUT_SCRIPT,
    SPECULATION_RULES,
    `<script>${inlineScript}</script>`,
  ].join('\n');
  const page = template.replace('<!--head-->', () => fullHead).replace('<!--app-->', () => html);
  const [refused] = findRefused(page);
  if (refused) throw new Error(`${path} has an attribute that its content security policy refuses: ${refused}`);
  const policy = contentPolicy(page, granted);
  published.push({ path, policy });
  // Before all that it is about; the character set has to come first.
  const file = carriesPolicy ? page.replace(CHARSET, `${CHARSET}\n${policyElement(policy)}`) : page;
  const target = join(DIST, fileOf(path));
  return async () => {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
  };
}

const pages = await server.listPages();
let written = Promise.resolve();
// The not-found page first: it is shown at addresses that no rule can name.
for (const path of [UNKNOWN_PATH, ...pages.map((page) => page.path)]) {
  const write = await renderPage(path, path === UNKNOWN_PATH || published.length >= POLICY_RULES);
  await written;
  written = write();
}
await written;

const lastModified = JSON.parse(await readFile(LAST_MODIFIED_FILE, 'utf8')) as LastModified;
const locations = pages
  .filter(({ seo }) => !seo.noindex)
  .map(({ path }) => {
    const date = lastModified[path]?.date;
    return `  <url><loc>${new URL(path, SITE_URL).href}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
await writeFile(
  join(DIST, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
);
await writeFile(join(DIST, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', SITE_URL).href}\n`);

await writeHosting(DIST, { siteUrl: SITE_URL, pages: published, redirects: server.redirects });

console.log(`Prerendered ${pages.length} pages and 404.html.`);
