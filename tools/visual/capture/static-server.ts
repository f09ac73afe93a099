/** Serves a folder on a free loopback port: all that a built Storybook needs. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Null when there is no such file, or when the path tries to leave the folder. */
function fileIn(folder: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const file = normalize(join(folder, decoded.endsWith('/') ? `${decoded}index.html` : decoded));
  const inside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  return inside && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Tells an answer of this server from one that a mock made up, which a page cannot tell apart by itself. */
export const SERVED_BY = { name: 'x-served-by', value: 'visual-gate' } as const;

function sendFile(file: string, response: ServerResponse, caching = 'max-age=3600'): void {
  response.writeHead(200, {
    'content-type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': caching,
    [SERVED_BY.name]: SERVED_BY.value,
  });
  createReadStream(file).pipe(response);
}

export type RunningServer = {
  url: string;
  close(): Promise<void>;
};

async function listen(server: Server, port = 0): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function serveFolder(folder: string): Promise<RunningServer> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const file = fileIn(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file !== null) sendFile(file, response);
    else response.writeHead(404, { 'content-type': 'text/plain', [SERVED_BY.name]: SERVED_BY.value }).end('Not found');
  });
  return listen(server);
}
