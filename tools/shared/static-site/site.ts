import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { close, listen, type PortUse } from '../listen.ts';
import { siteFiles, type SiteFile, type SiteFiles } from './files.ts';
import { sendFile } from './respond.ts';
import { fillTarget, headersFor, readHeaderRules, readRedirectRules, type RedirectRule } from './rules.ts';

export type Site = {
  url: string;
  stop(): Promise<void>;
};

/** No address of the site contains these. Browsers read a backslash as a slash, and a line break would end a header. */
const FORBIDDEN = /[\\\p{Cc}]/u;

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves a built site the way a static host does: `/x` is `x.html`, an unknown page is `404.html` with status 404, a missing file
 * is a plain 404, and `_headers` and `_redirects` apply. Errors have the headers of `/404`.
 *
 * @param siteDir the built site
 * @param port 0 for any free one
 * @throws UserError when the port cannot be used and `portUse` is given
 */
export async function startSite(siteDir: string, port: number, portUse?: PortUse): Promise<Site> {
  const server = createSite(siteDir);
  const actualPort = await listen(server, port, portUse);
  return { url: `http://127.0.0.1:${actualPort}`, stop: () => close(server) };
}

function createSite(siteDir: string): Server {
  const files = siteFiles(resolve(siteDir));
  const headerRules = readHeaderRules(siteDir);
  const redirectRules = readRedirectRules(siteDir);
  const errorHeaders = withCaching('/404', headersFor(headerRules, '/404'));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed', errorHeaders);
      return;
    }
    const address = readAddress(request.url ?? '/');
    if (!address) {
      sendText(response, 400, 'Bad request', errorHeaders);
      return;
    }
    const { path, search } = address;
    const headers = withCaching(path, headersFor(headerRules, path));

    let file = await findPage(files, path);
    const redirect = findRedirect(redirectRules, path, search, file !== null);
    if (redirect && redirect.status !== 200 && redirect.status !== 404) {
      response.writeHead(redirect.status, { ...Object.fromEntries(headers), location: redirect.to }).end();
      return;
    }
    if (redirect) file = await findPage(files, redirect.to.split('?')[0] ?? '/');
    if (!file && path.length > 1 && path.endsWith('/')) {
      const withoutSlash = path.replace(/\/+$/, '');
      if (await findPage(files, withoutSlash)) {
        // One leading slash only: `//host` would be another site.
        const location = withoutSlash.replace(/^\/+/, '/') + search;
        response.writeHead(301, { ...Object.fromEntries(headers), location }).end();
        return;
      }
    }
    if (file) {
      const isNotFound = redirect?.status === 404 || path === '/404' || path === '/404.html';
      return sendFile(request, response, { file, status: isNotFound ? 404 : 200, headers });
    }
    return sendNotFound(request, response, files, path, errorHeaders);
  };

  return createServer((request, response) => {
    respond(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error', errorHeaders);
    });
  });
}

/** The decoded path and the query string, or null when the address is malformed. */
function readAddress(url: string): { path: string; search: string } | null {
  const [rawPath = '/', ...query] = url.split('?');
  try {
    const path = decodeURIComponent(rawPath);
    const isSafe = path.startsWith('/') && !FORBIDDEN.test(path) && !/(^|\/)\.\.(\/|$)/.test(path);
    return isSafe ? { path, search: query.length > 0 ? `?${query.join('?')}` : '' } : null;
  } catch {
    return null;
  }
}

/** `/x` is `x`, `x.html` or `x/index.html`; `/` and `/x/` are an `index.html`. */
async function findPage(files: SiteFiles, path: string): Promise<SiteFile | null> {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    const file = await files.find(candidate);
    if (file) return file;
  }
  return null;
}

function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
  hasFile: boolean,
): { to: string; status: number } | null {
  for (const rule of rules) {
    const values = rule.isForced || !hasFile ? rule.matches(path) : null;
    if (values) return { to: fillTarget(rule.to, values, search), status: rule.status };
  }
  return null;
}

/** Hashed files never change; browsers revalidate everything else. */
function withCaching(path: string, headers: Map<string, string>): Map<string, string> {
  if (!headers.has('cache-control')) {
    headers.set('cache-control', path.startsWith('/assets/') ? ONE_YEAR : 'no-cache');
  }
  return headers;
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  path: string,
  headers: Map<string, string>,
): Promise<void> {
  // Serving a page instead of a missing script or image would hide that it is missing.
  const isAsset = path.startsWith('/assets/') || /\.(?!html$)[a-z0-9]{2,11}$/i.test(path);
  const page = isAsset ? null : await files.find('/404.html');
  if (page) return sendFile(request, response, { file: page, status: 404, headers });
  sendText(response, 404, 'Not found', headers);
}

function sendText(response: ServerResponse, status: number, text: string, headers: Map<string, string>): void {
  response.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
