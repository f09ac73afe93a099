import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Sql } from 'postgres';
import { faultSwitches } from './faults.ts';
import { CALENDAR_HOSTS, calendarPages } from '../local-services/calendars.ts';
import { standinRoutes } from '../local-services/index.ts';
import { storageRoutes, type StorageOptions } from './storage/index.ts';

type Env = { Bindings: HttpBindings };

export type GatewayOptions = {
  database: Sql;
  /** Address of the functions runner, which changes when it is restarted. */
  functionsUrl: () => string;
  siteOrigin: string;
  /** Whether tests may ask for faults. */
  hasFaults: boolean;
  storage: Omit<StorageOptions, 'database'>;
};

const CORS = { 'access-control-allow-origin': '*' };
// They belong to one connection, or are set anew by whoever sends the request.
const NOT_FORWARDED = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'expect'],
  ...['accept-encoding', 'cf-connecting-ip', 'x-fault'],
];
/** A page of another site could have its own name lead here, and would then read what is stored. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', ...CALENDAR_HOSTS]);

/**
 * One address that answers like a hosted project: functions, storage, and the
 * stand-ins for third parties.
 */
export function createGateway(options: GatewayOptions): Hono<Env> {
  const gateway = new Hono<Env>();
  gateway.use(async (context, next) => {
    if (OWN_HOSTS.has((context.req.header('host') ?? '').replace(/:\d+$/, ''))) return next();
    return context.json({ message: 'This backend is for this machine alone: ask for 127.0.0.1 or localhost.' }, 421);
  });
  if (options.hasFaults) {
    const faults = faultSwitches();
    gateway.use('/functions/*', faults.middleware);
    gateway.use('/storage/*', faults.middleware);
    gateway.route('/standins/faults', faults.routes);
  }
  gateway
    .get('/health', (context) => health(context, options))
    .all('/functions/v1/*', (context) => forward(context, options.functionsUrl()))
    .route('/storage/v1', storageRoutes({ ...options.storage, database: options.database }))
    .route('/standins', standinRoutes(options.database, options.siteOrigin))
    .route('/', calendarPages())
    .notFound((context) => context.json({ message: 'no Route matched with those values' }, 404, CORS))
    .onError((_cause, context) => context.json({ message: 'Internal error' }, 500, CORS));
  return gateway;
}

async function health(context: Context<Env>, { database, functionsUrl }: GatewayOptions) {
  const [isDatabaseUp, areFunctionsUp] = await Promise.all([
    database`select 1`.then(isTrue, isFalse),
    fetch(functionsUrl()).then(isTrue, isFalse),
  ]);
  const isUp = isDatabaseUp && areFunctionsUp;
  return context.json({ database: isDatabaseUp, functions: areFunctionsUp }, isUp ? 200 : 503);
}

/** Passes a request on to the function, which sees its own name as the path. */
async function forward(context: Context<Env>, functionsUrl: string): Promise<Response> {
  const { raw } = context.req;
  const { pathname, search } = new URL(raw.url);
  const headers = new Headers(raw.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  // As Cloudflare does in front of a hosted project, whatever the client has sent under this name.
  headers.set('cf-connecting-ip', context.env.incoming.socket.remoteAddress ?? '127.0.0.1');
  try {
    const answer = await fetch(functionsUrl + pathname.replace('/functions/v1', '') + search, {
      method: raw.method,
      headers,
      body: raw.body,
      // Needed to stream a body; the type of the browser's fetch lacks it.
      ...({ duplex: 'half' } as RequestInit),
      redirect: 'manual',
    });
    const answerHeaders = new Headers(answer.headers);
    for (const [name, value] of Object.entries(CORS)) answerHeaders.set(name, value);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    // The runner is being restarted.
    const message = 'Worker failed to boot (please check logs)';
    return context.json({ code: 'BOOT_ERROR', message }, 503, { ...CORS, 'retry-after': '1' });
  }
}

const isTrue = () => true;
const isFalse = () => false;
