import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { migrate } from '../../tools/backend/migrate';
import { connect, insertInto, sql, type Database } from '../../supabase/functions/_shared/database';
import { deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery';
import { storeOnce, type Submission } from '../../supabase/functions/_shared/intake';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { MAX_ATTEMPTS, retryDelay } from '../../supabase/functions/_shared/outbox';
import { webhookSignature } from '../../supabase/functions/_shared/webhookSignature';
import { eventually, testBackend } from './helpers';

const HOUR = 60 * 60 * 1000;

let backend: Backend;
let database: Sql;
/** As the functions reach it. */
let functionDatabase: Database;
/** In the future, so that the backend's own schedule, which uses the real time, finds none of these events due. */
let now = new Date('2100-01-05T12:00:00Z');

beforeAll(async () => {
  backend = await testBackend();
  database = postgres(backend.dbUrl, { max: 3, prepare: false, onnotice: () => undefined });
  functionDatabase = connect(backend.dbUrl);
});

afterAll(async () => {
  await database.end();
  await functionDatabase.end();
  await backend.stop();
});

function submission(change: Partial<Submission> = {}): Submission {
  const id = crypto.randomUUID();
  return {
    table: 'affiliate_leads',
    idempotencyKey: crypto.randomUUID(),
    contentHash: 'hash',
    row: { id, name: 'A B', email: 'a@b.co', phone: '1234567890', tracking_source: 'direct' },
    suspectReason: null,
    response: { id },
    event: { id: crypto.randomUUID(), topic: 'lead', subjectId: id, payload: { email: 'a@b.co' } },
    now,
    ...change,
  };
}

/** A receiver that is down until `state.isUp`, and records the requests. */
function receiver() {
  const seen: string[] = [];
  const requests: { headers: Headers; body: string }[] = [];
  const errors: LogEntry[] = [];
  const state = { isUp: false };
  const delivery: Delivery = {
    database: functionDatabase,
    webhooks: { urls: { lead: 'http://127.0.0.1/hook' }, signingKey: null },
    clock: () => now,
    log: { info: () => undefined, error: (entry) => errors.push(entry) },
    fetch: (_url, init) => {
      const headers = new Headers(init?.headers);
      seen.push(headers.get('webhook-id') ?? '');
      requests.push({ headers, body: init?.body as string });
      return Promise.resolve(new Response(null, { status: state.isUp ? 200 : 500 }));
    },
  };
  return { seen, requests, errors, state, delivery };
}

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

describe('the outbox', () => {
  beforeEach(() => database`delete from webhook_outbox`);

  it('sends all due events in one run, however many they are', async () => {
    const { seen, state, delivery } = receiver();
    await Promise.all(Array.from({ length: 70 }, () => storeOnce(functionDatabase, submission())));
    pass(60_000);
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 0, pending: 70, dead: 0 });
    state.isUp = true;
    pass(retryDelay(2, 0));
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 70, pending: 0, dead: 0 });
    expect(new Set(seen).size).toBe(70);
    expect(seen).toHaveLength(140);
  });

  it('delivers with the same event id after the receiver was down for an hour', async () => {
    const { seen, state, delivery } = receiver();
    await storeOnce(functionDatabase, submission());
    for (let minute = 0; minute < 60; minute += 1) {
      pass(60_000);
      await deliverDue(delivery, 'test');
    }
    const failures = seen.length;
    expect(failures).toBeGreaterThan(3);
    state.isUp = true;
    // The wait after the last failed attempt.
    pass(retryDelay(failures + 1, 0));
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 1, pending: 0, dead: 0 });
    expect(new Set(seen).size).toBe(1);
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 0, pending: 0, dead: 0 });
  });

  it('gives up after twelve attempts within a day, and keeps the event', async () => {
    const { seen, errors, delivery } = receiver();
    await storeOnce(functionDatabase, submission());
    const startedAt = now.getTime();
    while (seen.length < MAX_ATTEMPTS - 1) {
      pass(HOUR / 6);
      await deliverDue(delivery, 'test');
    }
    expect(now.getTime() - startedAt).toBeLessThan(24 * HOUR);
    const [event] = await database`select status, attempts, last_status from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', attempts: MAX_ATTEMPTS, last_status: 500 });
    // The owner is alerted once, and not for each attempt.
    expect(errors).toMatchObject([{ outcome: 'dead', eventId: seen[0] }]);
  });

  it('gives up an event whose webhook was switched off meanwhile', async () => {
    const { seen, delivery } = receiver();
    await storeOnce(functionDatabase, submission());
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      pass(24 * HOUR);
      await deliverDue({ ...delivery, webhooks: { urls: {}, signingKey: null } }, 'test');
    }
    const [event] = await database`select status, last_error from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', last_error: 'no address' });
    expect(seen).toEqual([]);
  });

  it('hands each event to one of several workers', async () => {
    const { seen, state, delivery } = receiver();
    state.isUp = true;
    for (let count = 0; count < 10; count += 1) await storeOnce(functionDatabase, submission());
    pass(HOUR);
    const databases = Array.from({ length: 4 }, () => connect(backend.dbUrl));
    const reports = await Promise.all(databases.map((own) => deliverDue({ ...delivery, database: own }, 'test')));
    await Promise.all(databases.map((own) => own.end()));
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(10);
    expect([seen.length, new Set(seen).size]).toEqual([10, 10]);
  });
});

describe('the connection of a function', () => {
  const stored = (id: unknown) => functionDatabase.rows(sql`select 1 from affiliate_leads where id = ${id}`);

  it('rolls back a transaction that fails, and works for the next', async () => {
    const one = submission();
    const failing = functionDatabase.transaction(async (tx) => {
      await tx.run(
        insertInto('affiliate_leads', [{ ...one.row, idempotency_key: one.idempotencyKey, content_hash: 'hash', answer: {} }]),
      );
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await stored(one.row.id)).toEqual([]);
    await storeOnce(functionDatabase, one);
    expect(await stored(one.row.id)).toHaveLength(1);
  });

  it('is replaced when it is lost while nothing uses it', async () => {
    const [before] = await functionDatabase.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database`select pg_terminate_backend(${before?.pid ?? 0})`;
    // It notices the loss before its next statement.
    await sleep(100);
    await eventually(async () => {
      const [after] = await functionDatabase.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      expect(after?.pid).not.toBe(before?.pid);
    });
  });
});

describe('a delivery', () => {
  const key = new Uint8Array(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'));
  beforeEach(() => database`delete from webhook_outbox`);

  it('is signed as Standard Webhooks specifies, so that any of its libraries can check it', async () => {
    // The example of the specification.
    const body = '{"test": 2432232314}';
    const signature = await webhookSignature(key, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body });
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('carries id, time and signature of exactly what is sent', async () => {
    const { requests, state, delivery } = receiver();
    state.isUp = true;
    const one = submission();
    await storeOnce(functionDatabase, one);
    pass(60_000);
    await deliverDue({ ...delivery, webhooks: { ...delivery.webhooks, signingKey: key } }, 'test');
    const [{ headers, body } = { headers: new Headers(), body: '' }] = requests;
    const timestamp = Math.floor(now.getTime() / 1000);
    expect(JSON.parse(body)).toEqual({ email: 'a@b.co' });
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      'webhook-id': one.event?.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await webhookSignature(key, { id: one.event?.id ?? '', timestamp, body }),
    });
  });

  it('has no signature without a secret', async () => {
    const { requests, delivery } = receiver();
    await storeOnce(functionDatabase, submission());
    pass(60_000);
    await deliverDue(delivery, 'test');
    expect(requests[0]?.headers.has('webhook-signature')).toBe(false);
  });

  it('does not follow a redirect', async () => {
    const { delivery } = receiver();
    const redirecting: Delivery = {
      ...delivery,
      fetch: (_url, init) => {
        expect(init?.redirect).toBe('manual');
        return Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }));
      },
    };
    await storeOnce(functionDatabase, submission());
    pass(60_000);
    expect(await deliverDue(redirecting, 'test')).toEqual({ delivered: 0, pending: 1, dead: 0 });
    const [event] = await database`select last_status, last_error from webhook_outbox`;
    expect(event).toEqual({ last_status: 302, last_error: 'status 302' });
  });

  it('whose links cannot be renewed now is retried later', async () => {
    const { requests, delivery } = receiver();
    await storeOnce(functionDatabase, submission());
    pass(60_000);
    const refresh = () => Promise.reject(new Error('Storage is down.'));
    expect(await deliverDue({ ...delivery, refresh }, 'test')).toEqual({ delivered: 0, pending: 1, dead: 0 });
    expect(requests).toEqual([]);
  });
});

describe('a suspect submission', () => {
  it('is stored with its event, which is held', async () => {
    const { seen, state, delivery } = receiver();
    state.isUp = true;
    const suspect = submission({ suspectReason: 'honeypot' });
    expect(await storeOnce(functionDatabase, suspect)).toEqual({ kind: 'stored', event: null });
    pass(24 * HOUR);
    await deliverDue(delivery, 'test');
    expect(seen).not.toContain(suspect.event?.id);
    const [event] = await database`select status, attempts from webhook_outbox where id = ${suspect.event?.id ?? ''}`;
    expect(event).toEqual({ status: 'held', attempts: 0 });
  });
});

describe('migrations', () => {
  it('apply again without harm', async () => {
    await database`delete from local.applied_files`;
    const before = await database`select count(*)::int as count from affiliate_leads`;
    await migrate(database);
    expect(await database`select count(*)::int as count from affiliate_leads`).toEqual(before);
  });
});
