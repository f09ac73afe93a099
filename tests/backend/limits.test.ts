import { request } from 'node:http';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { application, functionRequest, lead, post, testBackend } from './helpers';

const NAME = 'track-affiliate-lead';
const HOUR_S = 60 * 60;

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  // Low limits, so that few requests reach them.
  backend = await testBackend({
    env: { RATE_LIMIT_PER_ADDRESS: '3', RATE_LIMIT_PER_EMAIL: '2', RATE_LIMIT_TOTAL: '10' },
  });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});
beforeEach(() => database`truncate affiliate_leads, private.rate_limits`);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const emails = async () =>
  (await database<{ email: string }[]>`select email from affiliate_leads order by created_at`).map(({ email }) => email);

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

it('limits leads per hour and address; a stored lead can be sent again, and a forged address header has no effect', async () => {
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
    expect(seconds).toBeLessThanOrEqual(HOUR_S);
  }
  const again = await send('one@example.com', {}, firstKey);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await emails()).toEqual(stored);
  expect(await sendFrom('127.0.0.2', 'four@example.com')).toBe(200);
});

it('limits leads per hour and email, in any letter case and from any address', async () => {
  const statuses = [await sendFrom('127.0.0.3', 'one@example.com'), await sendFrom('127.0.0.4', 'ONE@example.com')];
  expect(statuses).toEqual([200, 200]);
  expect(await sendFrom('127.0.0.5', 'One@Example.com')).toBe(429);
  expect(await sendFrom('127.0.0.5', 'two@example.com')).toBe(200);
});

it('limits leads per hour in total; a sender who is limited cannot use the total up', async () => {
  for (let time = 0; time < 20; time += 1) await send(`flood${time}@example.com`);
  expect(await emails()).toHaveLength(3);
  for (let visitor = 0; visitor < 7; visitor += 1) {
    expect(await sendFrom(`127.0.1.${visitor}`, `visitor${visitor}@example.com`)).toBe(200);
  }
  expect(await sendFrom('127.0.1.9', 'late@example.com')).toBe(429);
  const { status, body, headers } = await post(backend, 'submit-contact-message', { body: {} });
  // An invalid request is rejected as invalid, and is not counted.
  expect([status, body, headers.get('retry-after')]).toMatchObject([400, { code: 'invalid_field' }, null]);
  expect(await emails()).toHaveLength(10);
});

it('counts rejected requests: a conflict, and an application whose file is missing', async () => {
  const key = crypto.randomUUID();
  await send('one@example.com', {}, key);
  expect((await post(backend, NAME, { key, body: { ...lead, email: 'two@example.com' } })).status).toBe(409);
  const missing = { ...application, email: 'three@example.com', resumePath: `${crypto.randomUUID()}/cv.pdf` };
  expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'resume_missing' });
  expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'rate_limited' });
});
