import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { internalError, slowDown, tooManyConnections, type StorageRejection } from './storage/rejections.ts';

/** The platform's responses when a function fails. */
const PLATFORM_RESPONSES: Partial<Record<Kind, object>> = {
  '500': { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  '503': { code: 'BOOT_ERROR', message: 'Worker failed to boot (please check logs)' },
  '546': { code: 'WORKER_LIMIT', message: 'Worker exceeded resource limits' },
};

const STORAGE_RESPONSES: Partial<Record<Kind, () => StorageRejection>> = {
  '429': tooManyConnections,
  '500': internalError,
  '503': slowDown,
};

const CORS = { 'access-control-allow-origin': '*' };

/** How much of a request `reset` reads before it cuts the connection. */
const BYTES_BEFORE_RESET = 64 * 1024;

/** The response of a proxy in front of the platform. */
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

const KINDS = ['429', '500', '502', '503', '546', 'hang', 'reset', 'drop-after-commit', 'message', 'read-only'] as const;
type Kind = (typeof KINDS)[number];

type Fault = {
  /** `functions/<name>` or `storage/object/<bucket>`, or the beginning of it; `database` for `read-only`. */
  target: string;
  fault: Kind;
  /** The fault meets only requests with this method. */
  method: string | null;
  /** Requests that it still fails. */
  times: number;
  /** What `message` says, with the HTTP status. */
  message: string;
  status: number;
};

/** Ends a read-only fault of an earlier run: the database keeps it when its backend stops. */
export async function endReadOnly(database: Sql): Promise<void> {
  const isReadOnly = async () => {
    const [setting] = await database<{ value: string }[]>`select current_setting('default_transaction_read_only') as value`;
    return setting?.value === 'on';
  };
  if (!(await isReadOnly())) return;
  await database.unsafe('alter system reset default_transaction_read_only');
  await database`select pg_reload_conf()`;
  // Each connection learns of it a moment later.
  while (await isReadOnly()) await sleep(10);
}

/**
 * Faults on demand, for tests: `POST {"target":"functions/track-affiliate-lead","fault":"503","times":1}` fails the next `times`
 * requests to a target. `{"target":"database","fault":"read-only"}` lasts until faults are cleared.
 */
export function faultSwitches(database: Sql) {
  let pending: Fault[] = [];
  let isReadOnly = false;

  /** What a hosted project does when its disk is nearly full. */
  const setReadOnly = async (value: boolean): Promise<void> => {
    if (value === isReadOnly) return;
    isReadOnly = value;
    await database.unsafe(`alter system set default_transaction_read_only = ${value}`);
    await database`select pg_reload_conf()`;
  };

  const take = (target: string, method: string): Fault | undefined => {
    const fault = pending.find((it) => it.times > 0 && target.startsWith(it.target) && (it.method ?? method) === method);
    if (fault) fault.times -= 1;
    return fault;
  };

  /** `POST` injects a fault, `GET` lists them, `DELETE` clears them. */
  const routes = new Hono()
    .get('/', (context) => context.json({ faults: pending }))
    .delete('/', async (context) => {
      pending = [];
      await setReadOnly(false);
      return context.json({ faults: pending });
    })
    .post('/', async (context) => {
      const fault = readFault(await context.req.json().catch(() => null));
      if (!fault) return context.json({ error: `target and fault (${KINDS.join(', ')}) are needed.` }, 400);
      if (fault.fault === 'read-only') await setReadOnly(true);
      else pending.push(fault);
      return context.json({ faults: pending }, 201);
    });

  /** Injects the faults; for every route that may fail. */
  const middleware: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    if (context.req.method === 'OPTIONS') return next();
    const target = context.req.path.replace(/^\/(\w+)\/v1\//, '$1/');
    const fault = take(target, context.req.method);
    if (!fault) return next();
    const kind = fault.fault;
    if (kind === 'hang') return new Promise(() => undefined);
    if (kind === 'drop-after-commit' || kind === 'reset') {
      if (kind === 'reset') await readSome(context.req.raw);
      else await next();
      context.env.outgoing.destroy();
      context.res = RESPONSE_ALREADY_SENT;
      return;
    }
    return responseOf(fault, target);
  };
  return { middleware, routes };
}

function responseOf({ fault, message, status }: Fault, target: string): Response {
  if (fault === '502') return new Response(BAD_GATEWAY, { status: 502, headers: { ...CORS, 'content-type': 'text/html' } });
  if (fault === 'message') return json(status, { error: message, code: 'fault' });
  const rejection = target.startsWith('storage/') ? STORAGE_RESPONSES[fault]?.() : undefined;
  if (rejection) return json(rejection.status, rejection.body);
  const platform = PLATFORM_RESPONSES[fault];
  return platform ? json(Number(fault), platform) : json(501, { error: `${target} has no response ${fault}.` });
}

const json = (status: number, body: object) => Response.json(body, { status, headers: CORS });

async function readSome({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  for (let received = 0; received < BYTES_BEFORE_RESET;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    received += chunk.value.length;
  }
}

/** A fault from the body of a request, with defaults for what is missing; null when it names no target or an unknown kind. */
function readFault(body: unknown): Fault | null {
  const given = Object(body) as Partial<Fault>;
  const fault = KINDS.find((kind) => kind === String(given.fault));
  if (typeof given.target !== 'string' || !fault) return null;
  return {
    method: null,
    times: 1,
    message: 'An injected fault.',
    status: 400,
    ...given,
    target: given.target,
    fault,
  };
}
