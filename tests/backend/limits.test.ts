import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../local/backend';
import { lead, post, testBackend } from './helpers';

const NAME = 'track-affiliate-lead';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend({ env: { RATE_LIMIT_PER_ADDRESS: '3', MIN_FILL_MS: '1500' } });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
}, 30_000);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const emails = async () =>
  (await database<{ email: string }[]>`select email from affiliate_leads order by created_at`).map(({ email }) => email);

const send = (email: string, headers: Record<string, string> = {}, key = crypto.randomUUID(), change: object = {}) =>
  post(backend, NAME, { key, headers, body: { ...lead, email, ...change } });

it('what was filled in faster than a person can type is not stored, and not counted', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { status, body } = await send('program@example.com', {}, crypto.randomUUID(), { elapsedMs: 200 });
    expect([status, Object.keys(body as object)]).toEqual([200, ['id']]);
  }
  expect(await emails()).toEqual([]);
});

it('three an hour from one address; what was stored can be sent again, and a forged address opens nothing', async () => {
  const firstKey = crypto.randomUUID();
  const first = await send('one@example.com', {}, firstKey);
  await send('two@example.com');
  await send('three@example.com');
  const stored = ['one@example.com', 'two@example.com', 'three@example.com'];

  const attempts: Record<string, string>[] = [{}, { 'x-forwarded-for': '203.0.113.9' }, { 'cf-connecting-ip': '203.0.113.9' }];
  for (const headers of attempts) {
    const { status, body, headers: answered } = await send('four@example.com', headers);
    expect([status, body]).toMatchObject([429, { code: 'rate_limited' }]);
    const seconds = Number(answered.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
  }
  const again = await send('one@example.com', {}, firstKey);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await emails()).toEqual(stored);
});
