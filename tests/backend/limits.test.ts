import { request } from 'node:http';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { application, functionRequest, lead, post, testBackend } from './helpers';

const NAME = 'track-affiliate-lead';
const HOUR_S = 60 * 60;

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  // Small, so that few requests reach them.
  backend = await testBackend({
    env: { RATE_LIMIT_PER_ADDRESS: '3', RATE_LIMIT_PER_EMAIL: '2', RATE_LIMIT_TOTAL: '10' },
  });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
}, 30_000);
beforeEach(() => database`truncate affiliate_leads, private.rate_limits`);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const emails = async () =>
  (await database<{ email: string }[]>`select email from affiliate_leads order by created_at`).map(({ email }) => email);

const send = (email: string, headers: Record<string, string> = {}, key = crypto.randomUUID()) =>
  post(backend, NAME, { key, headers, body: { ...lead, email } });

/** The same from another of this machine's addresses, as another visitor's. */
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

it('so many an hour from one address; what was stored can be sent again, and a forged address opens nothing', async () => {
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

it('so many an hour with one email, whatever its letters’ case and from wherever', async () => {
  const statuses = [await sendFrom('127.0.0.3', 'one@example.com'), await sendFrom('127.0.0.4', 'ONE@example.com')];
  expect(statuses).toEqual([200, 200]);
  expect(await sendFrom('127.0.0.5', 'One@Example.com')).toBe(429);
  expect(await sendFrom('127.0.0.5', 'two@example.com')).toBe(200);
});

it('so many an hour from everyone together; one sender who is limited cannot use that up', async () => {
  for (let time = 0; time < 20; time += 1) await send(`flood${time}@example.com`);
  expect(await emails()).toHaveLength(3);
  for (let visitor = 0; visitor < 7; visitor += 1) {
    expect(await sendFrom(`127.0.1.${visitor}`, `visitor${visitor}@example.com`)).toBe(200);
  }
  expect(await sendFrom('127.0.1.9', 'late@example.com')).toBe(429);
  const { status, body, headers } = await post(backend, 'submit-contact-message', { body: {} });
  // What is wrong in itself is said first, and counts for nothing.
  expect([status, body, headers.get('retry-after')]).toMatchObject([400, { code: 'invalid_field' }, null]);
  expect(await emails()).toHaveLength(10);
});

it('counts what is rejected: a conflict, and an application whose file is not there', async () => {
  const key = crypto.randomUUID();
  await send('one@example.com', {}, key);
  expect((await post(backend, NAME, { key, body: { ...lead, email: 'two@example.com' } })).status).toBe(409);
  const missing = { ...application, email: 'three@example.com', resumePath: `${crypto.randomUUID()}/cv.pdf` };
  expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'resume_missing' });
  expect((await post(backend, 'submit-job-application', { body: missing })).body).toMatchObject({ code: 'rate_limited' });
});
