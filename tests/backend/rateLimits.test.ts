import { request } from 'node:http';
import { networksOf } from '../../supabase/functions/_shared/clientAddress.ts';
import { formDeps } from '../../supabase/functions/_shared/formEndpoint.ts';
import { keyedHashOf } from '../../supabase/functions/_shared/hash.ts';
import { makeRequestCounter } from '../../supabase/functions/_shared/rateLimit.ts';
import { readProjectSettings } from '../../supabase/functions/_shared/settings.ts';
import { fakeDatabase, hostedSettings } from './fakes.ts';
import { application, functionRequest, lead, post, sharedBackend } from './helpers.ts';

const limits = { perAddress: 3, perEmail: 2, total: 10 };
const windowStart = new Date('2026-01-05T12:00:00Z');

const sender = { email: 'Ada@Example.com', networks: ['203.0.113.9'] };

/** A counter whose database returns these hits of each limit, and the values that it gets. */
function counting(...rows: object[]) {
  const values: unknown[] = [];
  const database = fakeDatabase((query) => {
    values.push(...query.values);
    return rows;
  });
  return { database, values, counter: makeRequestCounter(database, limits, 'key') };
}

it.each([
  ['12:00:00', 3600],
  ['12:59:58.500', 2],
])('a limit ends with the hour: at %s in %i s', async (time, retryAfterSeconds) => {
  const now = new Date(`2026-01-05T${time}Z`);
  expect(await counting().counter.countSender('submission', sender, null, now)).toMatchObject({ retryAfterSeconds });
});

describe('what is counted', () => {
  it.each(['submission', 'upload'] as const)('is a keyed hash of the sender of a %s, in the current hour', async (what) => {
    const { counter, values } = counting({ hits: [1, 1], stored: 0 });
    const count = await counter.countSender(what, sender, null, new Date('2026-01-05T12:30:00Z'));
    expect(count).toEqual({ retryAfterSeconds: null, isAboveCeiling: false });
    const texts = [`${what} address:203.0.113.9`, `${what} email:ada@example.com 203.0.113.9`];
    const hashes = texts.map((text) => keyedHashOf('key', text));
    expect(values).toEqual([hashes[0], windowStart, hashes[1], windowStart, limits.perAddress]);
  });

  it.each([
    ['secret key', {}, 'sb_secret_abc'],
    [
      'database address, where there is no secret key',
      { SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: '' },
      hostedSettings.SUPABASE_DB_URL,
    ],
  ])('cannot be reversed without the %s', async (_what, env, key) => {
    const { database, values } = counting();
    const variables = { ...hostedSettings, ...env };
    const project = readProjectSettings(variables);
    const log = { info: () => undefined, error: () => undefined };
    const { counter } = formDeps({ env: variables, project, database, clock: () => windowStart, log }, 'affiliate_leads', 'lead');
    await counter.countSender('submission', sender, null, windowStart);
    expect(values).toContain(keyedHashOf(key, 'submission address:203.0.113.9'));
  });
});

describe('in the whole backend', () => {
  const NAME = 'track-affiliate-lead';
  // Low limits, so that few requests reach them.
  const backend = sharedBackend({
    env: { RATE_LIMIT_PER_ADDRESS: '3', RATE_LIMIT_PER_EMAIL: '2', RATE_LIMIT_TOTAL: '10' },
  });
  beforeEach(() => backend.database`truncate affiliate_leads, private.rate_limits`);

  const emails = async () =>
    (await backend.database<{ email: string }[]>`select email from affiliate_leads order by created_at`).map(
      ({ email }) => email,
    );

  const send = (email: string, headers: Record<string, string> = {}, key = crypto.randomUUID()) =>
    post(backend, NAME, { key, headers, body: { ...lead, email } });

  /** Sends a lead from another address of this machine, like another visitor. */
  function sendFrom(localAddress: string, email: string): Promise<number> {
    const { headers } = functionRequest(NAME);
    return new Promise((resolve, reject) => {
      const sent = request(
        `${backend.url}/functions/v1/${NAME}`,
        { method: 'POST', headers: Object.fromEntries(headers), localAddress },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify({ ...lead, email }));
    });
  }

  it('leads are limited per hour and address; a stored lead can be sent again, and a forged address header has no effect', async () => {
    const firstKey = crypto.randomUUID();
    const first = await send('one@example.com', {}, firstKey);
    await send('two@example.com');
    await send('three@example.com');
    const stored = ['one@example.com', 'two@example.com', 'three@example.com'];

    const attempts: Record<string, string>[] = [{}, { 'x-forwarded-for': '203.0.113.9' }, { 'cf-connecting-ip': '203.0.113.9' }];
    for (const headers of attempts) {
      const { status, body, headers: responded } = await send('four@example.com', headers);
      expect([status, body]).toMatchObject([429, { code: 'rate_limited' }]);
      const seconds = Number(responded.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60 * 60);
    }
    const again = await send('one@example.com', {}, firstKey);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await emails()).toEqual(stored);
    expect(await sendFrom('127.0.0.2', 'four@example.com')).toBe(200);
  });

  it('leads are limited per hour, email and network: another network’s posts do not lock an email', async () => {
    const statuses = [await sendFrom('127.0.0.3', 'one@example.com'), await sendFrom('127.0.0.3', 'ONE@example.com')];
    expect(statuses).toEqual([200, 200]);
    expect(await sendFrom('127.0.0.3', 'One@example.com')).toBe(429);
    expect(await sendFrom('127.0.0.4', 'One@example.com')).toBe(200);
  });

  it('above the total of an hour leads are held; a sender who is limited cannot use the total up', async () => {
    for (let time = 0; time < 5; time += 1) await send(`flood${time}@example.com`);
    expect(await emails()).toHaveLength(3);
    for (let visitor = 0; visitor < 8; visitor += 1) {
      expect(await sendFrom(`127.0.1.${visitor}`, `visitor${visitor}@example.com`)).toBe(200);
    }
    const held = await backend.database`select email from affiliate_leads where suspect_reason = 'ceiling'`;
    expect(held).toEqual([{ email: 'visitor7@example.com' }]);
    const { status, body, headers } = await post(backend, 'submit-contact-message', { body: {} });
    // An invalid request is rejected as invalid, and is not counted.
    expect([status, body, headers.get('retry-after')]).toMatchObject([400, { code: 'invalid_field' }, null]);
  });

  it('a network of IPv6 is limited as a whole, however many addresses it has', async () => {
    const counter = makeRequestCounter(backend.functionDatabase, limits, 'key');
    const from = (address: string) =>
      counter.countSender('submission', { email: `${address}@example.com`, networks: networksOf(address) }, null, windowStart);
    const rejected = async (addresses: string[]) => {
      let count = 0;
      for (const address of addresses) count += Number((await from(address)).retryAfterSeconds !== null);
      return count;
    };
    const times = (count: number, address: (at: number) => string) => Array.from({ length: count }, (_, at) => address(at));
    expect(await rejected(times(4, (at) => `2001:db8:1:1::${at}`))).toBe(1);
    expect(await rejected(times(7, (at) => `2001:db8:2:10${at}::1`))).toBe(1);
    expect(await rejected(times(13, (at) => `2001:db8:3:${at + 1}00::1`))).toBe(1);
  });

  it('rejected requests are counted: a conflict, and an application whose file is missing', async () => {
    const key = crypto.randomUUID();
    await send('one@example.com', {}, key);
    expect((await post(backend, NAME, { key, body: { ...lead, email: 'two@example.com' } })).status).toBe(409);
    const missing = { ...application, email: 'three@example.com', resumePath: `${crypto.randomUUID()}/cv.pdf` };
    expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'resume_missing' });
    expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'rate_limited' });
  });
});
