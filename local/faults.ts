import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';

const ANSWERS = {
  '500': { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  '503': { code: 'BOOT_ERROR', message: 'Worker failed to boot (please check logs)' },
  '546': { code: 'WORKER_LIMIT', message: 'Worker exceeded resource limits' },
} as const;

const KINDS = ['500', '503', '546', 'hang', 'drop-after-commit', 'message'] as const;
type Kind = (typeof KINDS)[number];

type Fault = {
  /** `functions/<name>`, or the beginning of it. */
  target: string;
  fault: Kind;
  /** Requests that it still spoils. */
  times: number;
  /** For `message`: the sentence, and the HTTP status. */
  message: string;
  status: number;
};

export type FaultSwitches = {
  /** Spoils requests, to be used on every route that may fail. */
  middleware: MiddlewareHandler<{ Bindings: HttpBindings }>;
  /** `POST` adds a fault, `GET` lists, `DELETE` clears. */
  routes: Hono;
};

/**
 * Faults on demand, for tests. One request is spoiled by the header
 * `X-Fault: <kind>`; the next `times` requests to a target by
 * `POST {"target":"functions/track-affiliate-lead","fault":"503","times":1}`.
 */
export function faultSwitches(): FaultSwitches {
  let planned: Fault[] = [];

  const take = (target: string): Fault | undefined => {
    const fault = planned.find((it) => it.times > 0 && target.startsWith(it.target));
    if (fault) fault.times -= 1;
    return fault;
  };

  const routes = new Hono();
  routes
    .get('/', (context) => context.json({ faults: planned }))
    .delete('/', (context) => {
      planned = [];
      return context.json({ faults: planned });
    })
    .post('/', async (context) => {
      const fault = readFault(await context.req.json().catch(() => null));
      if (!fault) {
        return context.json({ error: `target and fault (${KINDS.join(', ')}) are needed.` }, 400);
      }
      planned.push(fault);
      return context.json({ faults: planned }, 201);
    });

  return {
    middleware: async (context, next) => {
      if (context.req.method === 'OPTIONS') return next();
      const target = context.req.path.replace(/^\/(\w+)\/v1\//, '$1/');
      const fault = readFault({ target, fault: context.req.header('x-fault') }) ?? take(target);
      if (!fault) return next();
      const kind = fault.fault;
      if (kind === 'hang') return new Promise(() => undefined);
      if (kind === 'drop-after-commit') {
        await next();
        context.env.outgoing.destroy();
        context.res = RESPONSE_ALREADY_SENT;
        return;
      }
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      const [status, body] =
        kind === 'message' ? [fault.status, { error: fault.message, code: 'fault' }] : [Number(kind), ANSWERS[kind]];
      return new Response(JSON.stringify(body), { status, headers });
    },
    routes,
  };
}

function readFault(body: unknown): Fault | null {
  if (typeof body !== 'object' || body === null) return null;
  const { target, fault, times, message, status } = body as Partial<Record<keyof Fault, unknown>>;
  const kind = KINDS.find((it) => it === String(fault));
  if (typeof target !== 'string' || !kind) return null;
  return {
    target,
    fault: kind,
    times: typeof times === 'number' ? times : 1,
    message: typeof message === 'string' ? message : 'A fault that was asked for.',
    status: typeof status === 'number' ? status : 400,
  };
}
