import { deliver, deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { MAX_ATTEMPTS, retryDelay, type ClaimedEvent } from '../../supabase/functions/_shared/outbox';
import { webhookSignature } from '../../supabase/functions/_shared/webhookSignature';
import { fakeDatabase } from './fakeDatabase';

const event: ClaimedEvent = { id: 'event', topic: 'lead', subjectId: 'subject', payload: { email: 'a@b.co' }, attempts: 3 };
const now = new Date('2026-01-05T12:00:00.700Z');

/** A database from which these batches can be claimed, and which accepts any change. */
function outbox(batches: ClaimedEvent[][] = []) {
  let claims = 0;
  const written: unknown[][] = [];
  const database = fakeDatabase(({ text, values }) => {
    if (text.includes('for update skip locked')) {
      claims += 1;
      return batches.shift() ?? [];
    }
    written.push(values);
    return [];
  });
  return { database, claims: () => claims, written };
}

type Sent = { url: string; init: RequestInit };

function setUp(respond: () => Response | Promise<Response>, change: Partial<Delivery> = {}) {
  const sent: Sent[] = [];
  const logged: (LogEntry & { level: string })[] = [];
  const delivery: Delivery = {
    database: outbox().database,
    webhooks: { urls: { lead: 'https://hooks.example/lead' }, signingKey: null },
    clock: () => now,
    log: {
      info: (entry) => logged.push({ ...entry, level: 'info' }),
      error: (entry) => logged.push({ ...entry, level: 'error' }),
    },
    fetch: async (url, init = {}) => {
      sent.push({ url: url as string, init });
      return respond();
    },
    ...change,
  };
  return { delivery, sent, logged };
}

const ok = () => new Response('thanks');
const entry = { function: 'deliver-webhooks', requestId: 'request', eventId: 'event', count: 3 };

describe('one attempt', () => {
  it('posts the payload as JSON with the event’s id and the time', async () => {
    const { delivery, sent, logged } = setUp(ok);
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
    const [{ url, init } = { url: '', init: {} }] = sent;
    const { signal, ...rest } = init;
    expect(url).toBe('https://hooks.example/lead');
    expect(rest).toEqual({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-id': 'event', 'webhook-timestamp': '1767614400' },
      body: '{"email":"a@b.co"}',
      redirect: 'manual',
    });
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(logged).toEqual([{ ...entry, outcome: 'delivered', level: 'info' }]);
  });

  it('is signed when there is a key', async () => {
    const signingKey = new Uint8Array(32);
    const { delivery, sent } = setUp(ok, { webhooks: { urls: { lead: 'https://hooks.example/lead' }, signingKey } });
    await deliver(delivery, event, 'request');
    const signed = { id: 'event', timestamp: 1767614400, body: '{"email":"a@b.co"}' };
    expect(sent[0]?.init.headers).toMatchObject({ 'webhook-signature': await webhookSignature(signingKey, signed) });
  });

  it('sends the payload with renewed links', async () => {
    const refresh = ({ id }: ClaimedEvent) => Promise.resolve({ renewed: id });
    const { delivery, sent } = setUp(ok, { refresh });
    await deliver(delivery, event, 'request');
    expect(sent[0]?.init.body).toBe('{"renewed":"event"}');
  });

  it('does not read the response of the receiver', async () => {
    let isCanceled = false;
    const body = () => new ReadableStream({ cancel: () => void (isCanceled = true) });
    const { delivery } = setUp(() => new Response(body()));
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
    expect(isCanceled).toBe(true);
  });

  it('that gets a response without content is delivered', async () => {
    const { database, written } = outbox();
    const { delivery } = setUp(() => new Response(null, { status: 204 }), { database });
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
    expect(written).toEqual([[now, 204, 'event']]);
  });

  it.each<[string, () => Response | Promise<Response>, unknown[]]>([
    ['a failure', () => new Response('broken', { status: 500 }), [500, 'status 500']],
    ['a failure without a body', () => new Response(null, { status: 404 }), [404, 'status 404']],
    ['a redirect', () => new Response(null, { status: 308 }), [308, 'status 308']],
    // The message may quote the address and its secrets.
    ['no response', () => Promise.reject(new TypeError('https://hooks.example')), [null, 'TypeError']],
    ['an unknown cause', jest.fn().mockRejectedValue('https://hooks.example'), [null, 'unknown']],
  ])('that ends with %s is retried later, with the reason', async (_what, respond, why) => {
    const { database, written } = outbox();
    const { delivery, logged } = setUp(respond, { database });
    expect(await deliver(delivery, event, 'request')).toBe('pending');
    expect(logged).toEqual([{ ...entry, outcome: 'will_retry', level: 'info' }]);
    expect(written).toEqual([['pending', expect.any(Date), ...why, 'event']]);
    const wait = (written[0]?.[1] as Date).getTime() - now.getTime();
    expect(wait).toBeLessThanOrEqual(retryDelay(3, 0));
    expect(wait).toBeGreaterThanOrEqual(retryDelay(3, 1));
  });

  it('is logged as an error for the owner when it was the last', async () => {
    const { delivery, logged } = setUp(() => new Response(null, { status: 500 }));
    expect(await deliver(delivery, { ...event, attempts: MAX_ATTEMPTS }, 'request')).toBe('dead');
    expect(logged).toEqual([{ ...entry, outcome: 'dead', count: MAX_ATTEMPTS, level: 'error' }]);
    expect(await deliver(delivery, { ...event, attempts: MAX_ATTEMPTS - 1 }, 'request')).toBe('pending');
  });

  it('is not made for a topic without an address', async () => {
    const { database, written } = outbox();
    const { delivery, sent } = setUp(ok, { database });
    expect(await deliver(delivery, { ...event, topic: 'message' }, 'request')).toBe('pending');
    expect(sent).toEqual([]);
    expect(written).toEqual([['pending', expect.any(Date), null, 'no address', 'event']]);
  });
});

describe('the wait after a failed attempt', () => {
  it.each([
    [1, 0, 40_000],
    [2, 0, 80_000],
    [11, 0, 40_960_000],
    [1, 1, 36_000],
    [2, 0.5, 76_000],
  ])('number %i, with the random number %d, is %i ms', (attempts, random, milliseconds) => {
    expect(retryDelay(attempts, random)).toBe(milliseconds);
  });
});

describe('a run', () => {
  const batch = (count: number) => Array.from({ length: count }, (_, index) => ({ ...event, id: `event ${index}` }));

  it('counts what was delivered, what is tried again, and what is given up', async () => {
    const { database } = outbox([[event, event, { ...event, topic: 'message' }, { ...event, topic: 'message', attempts: 12 }]]);
    const { delivery } = setUp(ok, { database });
    expect(await deliverDue(delivery, 'request')).toEqual({ delivered: 2, pending: 1, dead: 1 });
  });

  it('claims until a batch is not full', async () => {
    const { database, claims } = outbox([batch(20), batch(20), batch(19), batch(20)]);
    expect(await deliverDue(setUp(ok, { database }).delivery, 'request')).toEqual({ delivered: 59, pending: 0, dead: 0 });
    expect(claims()).toBe(3);
  });

  it('starts no further batch after 45 seconds, because the next scheduled run is due', async () => {
    const clock = jest.spyOn(performance, 'now');
    const claimsWhenBatchTakes = async (milliseconds: number) => {
      const { database, claims } = outbox([batch(20), batch(20), batch(20), batch(1)]);
      let time = 1000;
      clock.mockImplementation(() => time);
      const passTime = () => {
        time += milliseconds / 20;
        return ok();
      };
      await deliverDue(setUp(passTime, { database }).delivery, 'request');
      return claims();
    };
    expect(await claimsWhenBatchTakes(45_000)).toBe(1);
    expect(await claimsWhenBatchTakes(44_000)).toBe(2);
    expect(await claimsWhenBatchTakes(10)).toBe(4);
    clock.mockRestore();
  });
});
