import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { close, listen, type PortUse } from '../listen.ts';
import { headersFor, readHeaderRules, readRedirects, readWorker } from './hostFiles.ts';

export type Site = {
  url: string;
  stop(): Promise<void>;
};

/** No address of the site contains these. Browsers read a backslash as a slash, and a line break would end a header. */
const FORBIDDEN = /[\\\p{Cc}]/u;

/** The host's configuration files, and dot files outside `.well-known`. */
const HIDDEN = /^\/(_headers|_redirects|_routes\.json|_worker\.js|nginx\.conf|vercel\.json)$|\/\.(?!well-known\/)/;

/**
 * Serves a built site the way a static host does: `/x` is `x.html`, an unknown page is `404.html` with status 404, a missing file
 * is a plain 404, and `_headers`, `_redirects`, `_worker.js` and `_routes.json` apply: as on hosts, headers to missing files too. A file with a `.br` or `.gz` beside it
 * is sent as that one; other text is compressed as it is sent.
 *
 * @param siteDir the built site
 * @param port 0 for any free one
 * @throws UserError when the port cannot be used and `portUse` is given
 */
export async function startSite(siteDir: string, port: number, portUse?: PortUse): Promise<Site> {
  const site = siteRoutes(resolve(siteDir));
  const worker = await readWorker(resolve(siteDir));
  const server = createAdaptorServer({
    fetch: (request) => (worker?.handles(request) ? worker.fetch(request, { ASSETS: site }) : site.fetch(request)),
  }) as Server;
  const actualPort = await listen(server, port, portUse);
  return { url: `http://127.0.0.1:${actualPort}`, stop: () => close(server) };
}

function siteRoutes(siteDir: string): Hono {
  const headerRules = readHeaderRules(siteDir);
  const redirects = readRedirects(siteDir);
  const statsOf = (path: string) => (existsSync(join(siteDir, path)) ? statSync(join(siteDir, path)) : undefined);
  /** `/x` is `x`, `x.html` or `x/index.html`; `/` is `index.html`. */
  const findFile = (path: string) =>
    [path, `${path}.html`, join(path, 'index.html')].find((file) => !HIDDEN.test(file) && statsOf(file)?.isFile());

  const app = new Hono();
  app
    .use(async (context, next) => {
      await next();
      // Browsers revalidate what no rule is about.
      context.header('cache-control', 'no-cache');
      for (const [name, value] of headersFor(headerRules, pathOf(context) ?? '/404')) context.header(name, value);
    })
    .use(compress(), etag())
    .on(['GET', 'HEAD'], '*', async (context, next) => {
      const path = pathOf(context);
      if (path === null) return sendText(context, 400, 'Bad request\n');
      const page = path.replace(/\/+$/, '');
      const target = redirects.get(page) ?? (page !== path && page !== '' && findFile(page) ? page : undefined);
      // One leading slash only: `//host` would be another site.
      if (target) return context.redirect(target.replace(/^\/+/, '/') + new URL(context.req.url).search, 301);

      const file = /^\/404(\.html)?$/.test(path) ? undefined : findFile(path);
      if (!file) return sendNotFound(context, path);
      const { size = 0, mtimeMs = 0 } = statsOf(file) ?? {};
      context.header('etag', `W/"${size}-${mtimeMs}"`);
      context.header('accept-ranges', 'bytes');
      const response = await serveStatic({ root: siteDir, path: file, precompressed: true })(context, next);
      // Hono's table of types lacks this one.
      if (file.endsWith('.vtt')) response?.headers.set('content-type', 'text/vtt; charset=utf-8');
      return response ?? context.notFound();
    })
    .all('*', (context) => sendText(context, 405, 'Method not allowed\n', { allow: 'GET, HEAD' }));

  function sendNotFound(context: Context, path: string) {
    // Serving a page instead of a missing script or image would hide that it is missing.
    const isAsset = path.startsWith('/assets/') || /\.(?!html$)[a-z0-9]{2,11}$/i.test(path);
    return isAsset || !statsOf('/404.html')
      ? sendText(context, 404, 'Not found\n')
      : context.html(readFileSync(join(siteDir, '404.html'), 'utf8'), 404);
  }
  return app;
}

const sendText = (context: Context, status: 400 | 404 | 405, text: string, headers: Record<string, string> = {}) =>
  context.body(text, status, { 'content-type': 'text/plain; charset=utf-8', ...headers });

/** The decoded path, or null when it is malformed. */
function pathOf({ req }: Context): string | null {
  try {
    const path = decodeURIComponent(req.path);
    return FORBIDDEN.test(path) || /(^|\/)\.\.(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}
