import { createServer } from 'node:http';
import { deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery.ts';
import { storeOnce, type Submission } from '../../supabase/functions/_shared/intake.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import { claimDue } from '../../supabase/functions/_shared/outbox.ts';
import { close, listen } from '../../tools/shared/listen.ts';
import { connectTo, sharedBackend } from './helpers.ts';

const HOUR = 60 * 60 * 1000;

const backend = sharedBackend();
/** This is in the future, so that the backend's own schedule, which uses the real time, finds none of these events due. */
let now = new Date('2100-01-05T12:00:00Z');

function submission(change: Partial<Submission> = {}): Submission {
  const id = crypto.randomUUID();
  return {
    table: 'affiliate_leads',
    idempotencyKey: crypto.randomUUID(),
    contentHash: 'hash',
    row: { id, name: 'A B', email: 'a@b.co', phone: '1234567890', tracking_source: 'direct' },
    suspicion: null,
    response: { id },
    event: { id: crypto.randomUUID(), topic: 'lead', subjectId: id, payload: { email: 'a@b.co' } },
    now,
    ...change,
  };
}

/** A receiver that is down until `state.isUp`, and records the ids of events. */
function receiver() {
  const seen: string[] = [];
  const errors: LogEntry[] = [];
  const state = { isUp: false };
  const delivery: Delivery = {
    database: backend.functionDatabase,
    webhooks: { urls: { lead: 'http://127.0.0.1/hook' }, timeoutMs: 60_000, signingKey: null },
    clock: () => now,
    log: { info: () => undefined, error: (entry) => errors.push(entry) },
    fetch: (_url, init) => {
      seen.push(new Headers(init?.headers).get('webhook-id') ?? '');
      return Promise.resolve(new Response(null, { status: state.isUp ? 200 : 500 }));
    },
  };
  return { seen, errors, state, delivery };
}

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

describe('the outbox', () => {
  beforeEach(() => backend.database`delete from webhook_outbox`);

  it('delivers 60 events once, with the same ids, after an hour in which every attempt failed', async () => {
    const { seen, state, delivery } = receiver();
    await Promise.all(Array.from({ length: 60 }, () => storeOnce(backend.functionDatabase, submission())));
    for (let minute = 0; minute < 60; minute += 1) {
      pass(60_000);
      await deliverDue(delivery, 'test');
    }
    const failed = seen.splice(0);
    expect(new Set(failed).size).toBe(60);
    expect(failed.length).toBeGreaterThanOrEqual(5 * 60);
    state.isUp = true;
    // The wait doubles from 40 s: after an hour the next attempt is at most 43 minutes away.
    pass(43 * 60_000);
    // It is one run, although they are three batches.
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 60, pending: 0, dead: 0 });
    expect([...seen].sort()).toEqual([...new Set(failed)].sort());
    pass(24 * HOUR);
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 0, pending: 0, dead: 0 });
  });

  it('gives up after twelve attempts within a day, and keeps the event', async () => {
    const { seen, errors, delivery } = receiver();
    await storeOnce(backend.functionDatabase, submission());
    const startedAt = now.getTime();
    while (seen.length < 11 && now.getTime() - startedAt < 24 * HOUR) {
      pass(HOUR / 6);
      await deliverDue(delivery, 'test');
    }
    expect(seen).toHaveLength(11);
    expect(now.getTime() - startedAt).toBeLessThan(24 * HOUR);
    const [event] = await backend.database`select status, attempts, last_status from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', attempts: 12, last_status: 500 });
    // The owner is alerted once, and not for each attempt.
    expect(errors).toMatchObject([{ outcome: 'dead', eventId: seen[0] }]);
  });

  it('gives up an event whose worker ends at each attempt', async () => {
    const { seen, errors, delivery } = receiver();
    await storeOnce(backend.functionDatabase, submission());
    const claims = async () => {
      pass(HOUR);
      return (await claimDue(backend.functionDatabase, { now, limit: 1 })).length;
    };
    for (let attempt = 2; attempt <= 12; attempt += 1) expect(await claims()).toBe(1);
    pass(HOUR);
    expect(await deliverDue(delivery, 'test')).toEqual({ delivered: 0, pending: 0, dead: 1 });
    // It might end this worker too.
    expect([seen, errors]).toMatchObject([[], [{ outcome: 'dead' }]]);
  });

  it('gives up an event whose webhook was switched off meanwhile', async () => {
    const { seen, delivery } = receiver();
    await storeOnce(backend.functionDatabase, submission());
    for (let attempt = 1; attempt < 12; attempt += 1) {
      pass(24 * HOUR);
      await deliverDue({ ...delivery, webhooks: { ...delivery.webhooks, urls: {} } }, 'test');
    }
    const [event] = await backend.database`select status, last_error from webhook_outbox`;
    expect(event).toEqual({ status: 'dead', last_error: 'no address' });
    expect(seen).toEqual([]);
  });

  it('sends an event to a receiver that never responds in time four times in a day, and not twelve', async () => {
    const { delivery } = receiver();
    let minute = 0;
    const seen: unknown[] = [];
    const slow = createServer(({ headers }) => seen.push([headers['webhook-attempt'], minute]));
    const lead = `http://127.0.0.1:${await listen(slow, 0)}`;
    await storeOnce(backend.functionDatabase, submission());
    while (minute < 24 * 60) {
      minute += 5;
      pass(5 * 60_000);
      await deliverDue({ ...delivery, fetch, webhooks: { ...delivery.webhooks, urls: { lead }, timeoutMs: 50 } }, 'test');
    }
    await close(slow);
    // The first attempt is made without a schedule, right after the event was stored.
    expect(seen).toEqual([
      ['2', 5],
      ['3', 5 + 15],
      ['4', 20 + 60],
      ['5', 80 + 240],
    ]);
    expect(await backend.database`select status, last_error from webhook_outbox`).toMatchObject([
      { status: 'dead', last_error: 'no response in time' },
    ]);
  });

  it('hands a claimed event to no other worker for two minutes, which is longer than an attempt may take', async () => {
    await storeOnce(backend.functionDatabase, submission());
    const claims = async () => (await claimDue(backend.functionDatabase, { now, limit: 1 })).length;
    pass(HOUR);
    expect(await claims()).toBe(1);
    pass(2 * 60_000 - 1);
    expect(await claims()).toBe(0);
    pass(1);
    expect(await claims()).toBe(1);
  });

  it('hands each event to one of several workers', async () => {
    const { seen, state, delivery } = receiver();
    state.isUp = true;
    for (let count = 0; count < 10; count += 1) await storeOnce(backend.functionDatabase, submission());
    pass(HOUR);
    const databases = Array.from({ length: 4 }, () => connectTo(backend.dbUrl));
    const reports = await Promise.all(databases.map((own) => deliverDue({ ...delivery, database: own }, 'test')));
    await Promise.all(databases.map((own) => own.end()));
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(10);
    expect([seen.length, new Set(seen).size]).toEqual([10, 10]);
  });
});
