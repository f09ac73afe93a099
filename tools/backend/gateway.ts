import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Sql } from 'postgres';
import { bothNames, FAKES_PATH } from '../shared/localServices.ts';
import { faultSwitches } from './faults.ts';
import { calendarPages, fakeRoutes, isWebhookPost } from './local-services/index.ts';
import { storageRoutes, type StorageOptions } from './storage/index.ts';

type Env = { Bindings: HttpBindings };

export type GatewayOptions = {
  database: Sql;
  /** Address of the functions runner, which changes when it is restarted. */
  functionsUrl: () => string;
  siteOrigin: string;
  /** Whether requests may ask for faults. */
  hasFaults: boolean;
  storage: Omit<StorageOptions, 'database'>;
};

const CORS = { 'access-control-allow-origin': '*' };
/** A host name of another site can resolve to this machine; its pages must not read what is stored. */
const OWN_HOST = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * One address that responds like a hosted project: functions and storage, and also the fakes of other companies' services.
 */
export function createGateway(options: GatewayOptions): Hono<Env> {
  const gateway = new Hono<Env>();
  gateway.use(async (context, next) => {
    if (OWN_HOST.test(context.req.header('host') ?? '')) return next();
    return context.json({ message: 'This backend is for this machine alone: ask for 127.0.0.1 or localhost.' }, 421);
  });
  gateway.use(`${FAKES_PATH}/*`, async (context, next) => {
    if (isOwnRequest(context, options.siteOrigin) || isWebhookPost(context.req)) return next();
    return context.json({ message: 'Only the site’s own pages may change what the fake services do.' }, 403);
  });
  if (options.hasFaults) {
    const faults = faultSwitches(options.database);
    gateway.use('/functions/*', faults.middleware);
    gateway.use('/storage/*', faults.middleware);
    gateway.route(`${FAKES_PATH}/faults`, faults.routes);
  }
  gateway
    .all('/functions/v1/*', (context) => forward(context, options.functionsUrl()))
    .route('/storage/v1', storageRoutes({ ...options.storage, database: options.database }))
    .route(FAKES_PATH, fakeRoutes(options.database, options.siteOrigin))
    .route('/', calendarPages())
    .notFound((context) => context.json({ message: 'no Route matched with those values' }, 404, CORS))
    .onError((_cause, context) => context.json({ message: 'Internal error' }, 500, CORS));
  return gateway;
}

/** Whether a request changes nothing, or is of no page, of the site's, or of one that this backend serves. */
function isOwnRequest({ req }: Context<Env>, siteOrigin: string): boolean {
  const origin = req.header('origin');
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return true;
  return bothNames(siteOrigin).includes(origin) || origin === new URL(req.url).origin;
}

/** Passes a request on to the function, which gets its own name as the path. */
async function forward(context: Context<Env>, functionsUrl: string): Promise<Response> {
  const { raw } = context.req;
  const { pathname, search } = new URL(raw.url);
  const headers = new Headers(raw.headers);
  for (const name of ['host', 'connection', 'upgrade', 'expect']) headers.delete(name);
  // Overwrites what the client sends under this name, as Cloudflare does in front of a hosted project.
  headers.set('cf-connecting-ip', context.env.incoming.socket.remoteAddress ?? '127.0.0.1');
  try {
    const address = functionsUrl + pathname.replace('/functions/v1', '') + search;
    // The visitor's signal is not passed on: a function that was called finishes even when the visitor disconnects.
    return await proxy(address, { raw, headers, redirect: 'manual', signal: null });
  } catch {
    // The runner is restarting.
    const message = 'Worker failed to boot (please check logs)';
    return context.json({ code: 'BOOT_ERROR', message }, 503, { ...CORS, 'retry-after': '1' });
  }
}
