import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import { close, listen } from '../../shared/listen.ts';

/** A header that distinguishes this server's responses from mocked ones. */
export const SERVED_BY = { name: 'x-served-by', value: 'visual-gate' } as const;

/** Serves a folder on a free loopback port, as far as a built Storybook needs it. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header(SERVED_BY.name, SERVED_BY.value);
    if (context.res.ok) context.header('cache-control', 'max-age=3600');
  });
  app.use(serveStatic({ root: folder }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}
