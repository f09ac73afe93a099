import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import {
  databaseTimeout,
  internalError,
  slowDown,
  tooLarge,
  tooManyConnections,
  type StorageRefusal,
} from './storage/refusal.ts';

/** What the platform says in the place of a function. */
const PLATFORM_ANSWERS = {
  '500': { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  '503': { code: 'BOOT_ERROR', message: 'Worker failed to boot (please check logs)' },
  '546': { code: 'WORKER_LIMIT', message: 'Worker exceeded resource limits' },
} as const;

/** What Storage says itself. */
const STORAGE_ANSWERS: Partial<Record<Kind, () => StorageRefusal>> = {
  '413': tooLarge,
  '429': tooManyConnections,
  '500': internalError,
  '503': slowDown,
  '544': databaseTimeout,
};

/** What whatever stands in front of the platform says. */
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

const KINDS = ['413', '429', '500', '502', '503', '544', '546', 'hang', 'reset', 'drop-after-commit', 'message'] as const;
type Kind = (typeof KINDS)[number];

type Fault = {
  /** `functions/<name>` or `storage/object/<bucket>`, or the beginning of it. */
  target: string;
  fault: Kind;
  /** Of the requests to the target, those with this method alone. */
  method: string | null;
  /** Requests that it still spoils. */
  times: number;
  /** For `message`: the sentence, and the HTTP status. */
  message: string;
  status: number;
  /** For `reset`: how much of the request is read before the connection is cut. */
  bytes: number;
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

  const take = (target: string, method: string): Fault | undefined => {
    const isMeant = (fault: Fault) => fault.times > 0 && target.startsWith(fault.target) && (fault.method ?? method) === method;
    const fault = planned.find(isMeant);
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
      const fault = readFault({ target, fault: context.req.header('x-fault') }) ?? take(target, context.req.method);
      if (!fault) return next();
      const kind = fault.fault;
      if (kind === 'hang') return new Promise(() => undefined);
      if (kind === 'drop-after-commit' || kind === 'reset') {
        if (kind === 'reset') await readSome(context.req.raw, fault.bytes);
        else await next();
        context.env.outgoing.destroy();
        context.res = RESPONSE_ALREADY_SENT;
        return;
      }
      return answerTo(fault, target);
    },
    routes,
  };
}

function answerTo({ fault, message, status }: Fault, target: string): Response {
  if (fault === '502') return answer(502, 'text/html', BAD_GATEWAY);
  if (fault === 'message') return json(status, { error: message, code: 'fault' });
  const refusal = target.startsWith('storage/') ? STORAGE_ANSWERS[fault]?.() : undefined;
  if (refusal) return json(refusal.status, refusal.body);
  if (fault in PLATFORM_ANSWERS) return json(Number(fault), PLATFORM_ANSWERS[fault as keyof typeof PLATFORM_ANSWERS]);
  return json(501, { error: `${target} has no answer ${fault}.` });
}

const answer = (status: number, type: string, body: string) =>
  new Response(body, { status, headers: { 'content-type': type, 'access-control-allow-origin': '*' } });

const json = (status: number, body: object) => answer(status, 'application/json', JSON.stringify(body));

async function readSome({ body }: Request, bytes: number): Promise<void> {
  const reader = body?.getReader();
  for (let received = 0; received < bytes;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    received += chunk.value.length;
  }
}

function readFault(body: unknown): Fault | null {
  if (typeof body !== 'object' || body === null) return null;
  const { target, fault, method, times, message, status, bytes } = body as Partial<Record<keyof Fault, unknown>>;
  const kind = KINDS.find((it) => it === String(fault));
  if (typeof target !== 'string' || !kind) return null;
  return {
    target,
    fault: kind,
    method: typeof method === 'string' ? method : null,
    times: typeof times === 'number' ? times : 1,
    message: typeof message === 'string' ? message : 'A fault that was asked for.',
    status: typeof status === 'number' ? status : 400,
    bytes: typeof bytes === 'number' ? bytes : 64 * 1024,
  };
}
