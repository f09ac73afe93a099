import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../local/backend';
import { migrate } from '../../local/migrate';
import { deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery';
import { submitOnce, type Submission } from '../../supabase/functions/_shared/intake';
import { MAX_ATTEMPTS, retryDelay } from '../../supabase/functions/_shared/outbox';
import { testBackend } from './helpers';

const HOUR = 60 * 60 * 1000;

let backend: Backend;
let database: Sql;
let now = new Date('2026-01-05T12:00:00Z');

beforeAll(async () => {
  backend = await testBackend({ env: { LEAD_WEBHOOK_URL: '' } });
  database = postgres(backend.dbUrl, { max: 3, prepare: false, onnotice: () => undefined });
}, 30_000);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

function submission(change: Partial<Submission> = {}): Submission {
  const id = crypto.randomUUID();
  return {
    table: 'affiliate_leads',
    idempotencyKey: crypto.randomUUID(),
    contentHash: 'hash',
    row: { id, name: 'A B', email: 'a@b.co', phone: '1234567890', tracking_source: 'direct' },
    answer: { id },
    limits: [],
    event: { topic: 'lead', subjectId: id, payload: { email: 'a@b.co' } },
    now,
    ...change,
  };
}

/** A receiver that is down until told otherwise, and counts what it is sent. */
function receiver() {
  const seen: string[] = [];
  const state = { isUp: false };
  const delivery: Delivery = {
    database,
    webhookUrls: { lead: 'http://127.0.0.1/hook' },
    clock: () => now,
    log: () => undefined,
    fetch: (_url, init) => {
      seen.push(new Headers(init?.headers).get('x-event-id') ?? '');
      return Promise.resolve(new Response(null, { status: state.isUp ? 200 : 500 }));
    },
  };
  return { seen, state, delivery };
}

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

describe('the outbox', () => {
  beforeEach(() => database`delete from webhook_outbox`);

  it('sends in one run all that is due, however much it is', async () => {
    const { seen, state, delivery } = receiver();
    await Promise.all(Array.from({ length: 70 }, () => submitOnce(database, submission())));
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
    await submitOnce(database, submission());
    for (let minute = 0; minute < 60; minute += 1) {
      pass(60_000);
      await deliverDue(delivery, 'test');
    }
    const failures = seen.length;
    expect(failures).toBeGreaterThan(3);
    state.isUp = true;
    // The wait after the sixth attempt, the longest that an hour can lead to.
    pass(retryDelay(failures + 1, 0));
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 1, pending: 0, dead: 0 });
    expect(new Set(seen).size).toBe(1);
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 0, pending: 0, dead: 0 });
  });

  it('gives up after twelve attempts within a day, and keeps the event', async () => {
    const { seen, delivery } = receiver();
    await submitOnce(database, submission());
    const startedAt = now.getTime();
    while (seen.length < MAX_ATTEMPTS - 1) {
      pass(60_000);
      await deliverDue(delivery, 'test');
    }
    expect(now.getTime() - startedAt).toBeLessThan(24 * HOUR);
    const [event] = await database`select status, attempts, last_status from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', attempts: MAX_ATTEMPTS, last_status: 500 });
  });

  it('gives up what waits for a webhook that was switched off meanwhile', async () => {
    const { seen, delivery } = receiver();
    await submitOnce(database, submission());
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      pass(24 * HOUR);
      await deliverDue({ ...delivery, webhookUrls: {} }, 'test');
    }
    const [event] = await database`select status, last_error from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', last_error: 'no address' });
    expect(seen).toEqual([]);
  });

  it('hands each event to one of several workers', async () => {
    const { seen, state, delivery } = receiver();
    state.isUp = true;
    for (let count = 0; count < 10; count += 1) await submitOnce(database, submission());
    pass(HOUR);
    const runs = Array.from({ length: 4 }, () => deliverDue(delivery, 'test'));
    const reports = await Promise.all(runs);
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(10);
    expect([seen.length, new Set(seen).size]).toEqual([10, 10]);
  });
});

describe('limits', () => {
  it('stop at the first submission over, store nothing of it, and end with the hour', async () => {
    const limits = [{ subject: crypto.randomUUID(), max: 2 }];
    const kinds: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      kinds.push((await submitOnce(database, submission({ limits }))).kind);
    }
    expect(kinds).toEqual(['stored', 'stored', 'limited']);
    const later = new Date(now.getTime() + HOUR);
    expect((await submitOnce(database, submission({ limits, now: later }))).kind).toBe('stored');
  });

  it('do not count repetitions', async () => {
    const once = submission({ limits: [{ subject: crypto.randomUUID(), max: 1 }] });
    expect((await submitOnce(database, once)).kind).toBe('stored');
    expect((await submitOnce(database, once)).kind).toBe('repeated');
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
