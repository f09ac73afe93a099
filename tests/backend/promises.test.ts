import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { migrate } from '../../tools/backend/migrate';
import { connect, type Database } from '../../supabase/functions/_shared/database';
import { deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery';
import { application, lead, manyVisitors, message, post, testBackend, type Post } from './helpers';
import { uploadResume } from './resumes';

const MINUTE = 60_000;
const HOOK = 'http://127.0.0.1:9/hook';

let backend: Backend;
let database: Sql;
/** As the functions reach it. */
let functionDatabase: Database;

// No server listens at the hooks: the tests call the delivery themselves.
beforeAll(async () => {
  const env = { ...manyVisitors, LEAD_WEBHOOK_URL: HOOK, APPLICATION_WEBHOOK_URL: HOOK, CONTACT_WEBHOOK_URL: HOOK };
  backend = await testBackend({ env });
  database = postgres(backend.dbUrl, { max: 3, onnotice: () => undefined });
  functionDatabase = connect(backend.dbUrl);
});

afterAll(async () => {
  await database.end();
  await functionDatabase.end();
  await backend.stop();
});

const count = async (table: string, where = 'true') => {
  const [row] = await database.unsafe<{ count: number }[]>(`select count(*)::int as count from ${table} where ${where}`);
  return row?.count;
};

/** Sends a form as a visitor does: again if asked to, which a busy machine's file storage may cause. */
async function send(name: string, form: Post) {
  let response = await post(backend, name, form);
  for (let tries = 1; response.status === 503 && tries < 3; tries += 1) response = await post(backend, name, form);
  return response;
}

it.each([
  ['track-affiliate-lead', 'affiliate_leads', 'lead', () => Promise.resolve<object>(lead)],
  ['submit-contact-message', 'contact_messages', 'message', () => Promise.resolve<object>(message)],
  [
    'submit-job-application',
    'job_applications',
    'application',
    async () => ({ ...application, resumePath: await uploadResume(backend) }),
  ],
])('200 parallel posts of 20 keys to %s give 20 rows and 20 events', async (name, table, topic, makeBody) => {
  const forms = await Promise.all(Array.from({ length: 20 }, async () => ({ key: crypto.randomUUID(), body: await makeBody() })));
  const responses = await Promise.all(Array.from({ length: 10 }, () => forms.map((form) => send(name, form))).flat());
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(responses.map(({ body }) => (body as { id: string }).id)).size).toBe(20);
  expect([await count(table), await count('webhook_outbox', `topic = '${topic}'`)]).toEqual([20, 20]);
});

it('60 events are delivered with the same ids after an hour in which every attempt failed', async () => {
  await database`update webhook_outbox set status = 'pending', attempts = 0, next_attempt_at = now()`;
  // The functions' own attempts are over, and the backend's schedule must not deliver these events.
  const startedAt = Date.now() + 60 * MINUTE;
  await database`update webhook_outbox set next_attempt_at = ${new Date(startedAt)}`;
  let now = new Date(startedAt);
  let isUp = false;
  const tried = new Map<string, number>();
  const delivered = new Map<string, number>();
  const delivery: Delivery = {
    database: functionDatabase,
    webhooks: { urls: { lead: HOOK, application: HOOK, message: HOOK }, signingKey: null },
    clock: () => now,
    log: { info: () => undefined, error: () => undefined },
    fetch: (_url, init) => {
      const id = new Headers(init?.headers).get('webhook-id') ?? '';
      const seen = isUp ? delivered : tried;
      seen.set(id, (seen.get(id) ?? 0) + 1);
      return Promise.resolve(new Response(null, { status: isUp ? 200 : 503 }));
    },
  };
  const minute = async () => {
    now = new Date(now.getTime() + MINUTE);
    await deliverDue(delivery, 'test');
  };

  for (let passed = 0; passed < 60; passed += 1) await minute();
  expect([tried.size, delivered.size]).toEqual([60, 0]);
  expect(Math.min(...tried.values())).toBeGreaterThanOrEqual(5);
  isUp = true;
  // The wait doubles from 40 s: after an hour the next attempt is at most 43 minutes away.
  for (let passed = 0; passed < 43; passed += 1) await minute();
  expect([...delivered.keys()].sort()).toEqual([...tried.keys()].sort());
  expect(new Set(delivered.values())).toEqual(new Set([1]));
  expect(await count('webhook_outbox', `status = 'delivered'`)).toBe(60);
});

it('dead letters are shown by the inbox', async () => {
  const [dead] = await database<{ id: string }[]>`
    update webhook_outbox set status = 'dead', attempts = 12, last_status = 500
    where id = (select id from webhook_outbox order by created_at limit 1) returning id`;
  const inbox = async (...args: string[]) => {
    const options = { env: { ...process.env, INBOX_DATABASE_URL: backend.dbUrl } };
    return (await promisify(execFile)('node_modules/.bin/tsx', ['tools/backend/inbox/cli.ts', ...args], options)).stdout;
  };
  const [json, text] = await Promise.all([inbox('--json'), inbox()]);
  const { deliveries } = JSON.parse(json) as { deliveries: { id: string; status: string }[] };
  expect(deliveries.filter(({ status }) => status === 'dead').map(({ id }) => id)).toEqual([dead?.id]);
  expect(text).toMatch(/Dead letters[^\n]*\(1\)/);
  expect(text.slice(text.indexOf('Dead letters'))).toContain(dead?.id);
});

it('migrations apply to an empty database in under 3 s, and again without harm', async () => {
  await database`create database empty_one`;
  const empty = postgres(backend.dbUrl.replace('/postgres?', '/empty_one?'), { max: 1, onnotice: () => undefined });
  const startedAt = performance.now();
  await migrate(empty);
  expect(performance.now() - startedAt).toBeLessThan(3000);

  const shape = () => empty`
    select table_schema, table_name, column_name, data_type from information_schema.columns
    where table_schema in ('public', 'private', 'storage') order by 1, 2, 3`;
  const before = await shape();
  expect(before.length).toBeGreaterThan(50);
  await empty`delete from local.applied_files`;
  await empty`insert into local.applied_files values ('storage.sql', 'old')`;
  await migrate(empty);
  expect(await shape()).toEqual(before);
  const policies = await empty`select policyname, roles::text, cmd from pg_policies`;
  expect([...policies]).toEqual([]);
  await empty.end();
});
