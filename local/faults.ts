import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { tooLarge } from './storage/refusal.ts';

const ANSWERS = {
  '500': { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  '503': { code: 'BOOT_ERROR', message: 'Worker failed to boot (please check logs)' },
  '546': { code: 'WORKER_LIMIT', message: 'Worker exceeded resource limits' },
} as const;

/** What Storage says instead. */
const STORAGE_ANSWERS = {
  '413': tooLarge().body,
  '500': { statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' },
  '503': { statusCode: '503', error: 'SlowDown', message: 'Service Unavailable', code: 'SlowDown' },
} as const;

const KINDS = ['413', '500', '503', '546', 'hang', 'reset', 'drop-after-commit', 'message'] as const;
type Kind = (typeof KINDS)[number];

type Fault = {
  /** `functions/<name>` or `storage/object/<bucket>`, or the beginning of it. */
  target: string;
  fault: Kind;
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
      if (kind === 'drop-after-commit' || kind === 'reset') {
        if (kind === 'reset') await readSome(context.req.raw, fault.bytes);
        else await next();
        context.env.outgoing.destroy();
        context.res = RESPONSE_ALREADY_SENT;
        return;
      }
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      const [status, body] = answerOf(fault);
      return new Response(JSON.stringify(body), { status, headers });
    },
    routes,
  };
}

function answerOf({ fault, target, message, status }: Fault): [number, object] {
  if (fault === 'message') return [status, { error: message, code: 'fault' }];
  if (target.startsWith('storage/') && fault in STORAGE_ANSWERS) {
    const kind = fault as keyof typeof STORAGE_ANSWERS;
    return [kind === '413' ? 400 : Number(kind), STORAGE_ANSWERS[kind]];
  }
  return [Number(fault), fault in ANSWERS ? ANSWERS[fault as keyof typeof ANSWERS] : { error: 'Payload too large' }];
}

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
  const { target, fault, times, message, status, bytes } = body as Partial<Record<keyof Fault, unknown>>;
  const kind = KINDS.find((it) => it === String(fault));
  if (typeof target !== 'string' || !kind) return null;
  return {
    target,
    fault: kind,
    times: typeof times === 'number' ? times : 1,
    message: typeof message === 'string' ? message : 'A fault that was asked for.',
    status: typeof status === 'number' ? status : 400,
    bytes: typeof bytes === 'number' ? bytes : 64 * 1024,
  };
}
