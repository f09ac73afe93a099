import { createAdaptorServer } from '@hono/node-server';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FunctionsOptions } from '../../tools/backend/functions.ts';
import type { BackendProcess } from '../../tools/backend/supervisor.ts';

type Handler = (request: Request) => Promise<Response>;

const FUNCTIONS = join(__dirname, '..', '..', 'supabase', 'functions');

/** Replaces tools/backend/functions.ts: the same functions in the test's own process, where Stryker can change them. */
export async function startFunctions({ env }: FunctionsOptions): Promise<BackendProcess> {
  const handlers = loadHandlers(env);
  const server = createAdaptorServer({
    fetch: (request) => {
      const handler = handlers.get(new URL(request.url).pathname.split('/')[1] ?? '');
      return handler ? handler(request) : new Response('Function not found', { status: 404 });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  let hasExited = (): void => undefined;
  const exited = new Promise<void>((resolve) => (hasExited = resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exited,
    stop: async () => {
      await new Promise((resolve) => void server.close(resolve));
      hasExited();
    },
  };
}

/** Each start loads new modules, as each start of the real functions does. */
function loadHandlers(env: Record<string, string>): Map<string, Handler> {
  const names = readdirSync(FUNCTIONS).filter((name) => !name.startsWith('_') && !name.includes('.'));
  const handlers = new Map<string, Handler>();
  jest.isolateModules(() => {
    for (const name of names) {
      const serve = (handler: Handler) => void handlers.set(name, handler);
      Object.assign(globalThis, { Deno: { serve, env: { toObject: () => env } } });
      jest.requireActual(join(FUNCTIONS, name, 'index.ts'));
    }
  });
  return handlers;
}
