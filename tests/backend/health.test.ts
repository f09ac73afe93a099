import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { eventually, testBackend } from './helpers';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend();
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});
beforeEach(() => database`delete from webhook_outbox`);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

type Report = { healthy: boolean; checks: Record<string, { ok: boolean } & Record<string, unknown>> };

async function health(method = 'GET', apikey = backend.secretKey) {
  const response = await fetch(`${backend.url}/functions/v1/health`, { method, headers: { apikey } });
  return { status: response.status, report: (await response.json()) as Report };
}

const failing = async () => {
  const { status, report } = await health();
  expect([report.healthy, status]).toEqual(report.healthy ? [true, 200] : [false, 503]);
  return Object.keys(report.checks).filter((name) => !report.checks[name]?.ok);
};

const event = (status: string, minutes: number) => database`
  insert into webhook_outbox (topic, subject_id, payload, status, created_at, last_attempt_at, next_attempt_at)
  values ('lead', gen_random_uuid(), '{}', ${status}, now() - make_interval(mins => ${minutes}),
          now() - make_interval(mins => ${minutes}), now() + interval '1 day')`;

it('is healthy after a start, because retention first runs at once', async () => {
  await eventually(async () => expect(await failing()).toEqual([]));
  const { report } = await health();
  expect(Object.keys(report.checks).sort()).toEqual(
    ['database', 'deadLetters', 'pendingEvents', 'retention', 'settings', 'suspects', 'vault'].sort(),
  );
});

it('reports an event that has waited for more than an hour, and the age of the oldest', async () => {
  await event('pending', 59);
  expect(await failing()).toEqual([]);
  await event('pending', 61);
  expect(await failing()).toEqual(['pendingEvents']);
  expect((await health()).report.checks.pendingEvents).toMatchObject({ count: 2, oldestMinutes: 61 });
});

it('reports dead letters of the last week, and ignores suspects', async () => {
  await event('held', 10);
  await event('dead', 8 * 24 * 60);
  expect(await failing()).toEqual([]);
  await event('dead', 6 * 24 * 60);
  expect(await failing()).toEqual(['deadLetters']);
  const { checks } = (await health()).report;
  expect([checks.deadLetters, checks.suspects]).toMatchObject([{ count: 1 }, { waiting: 1 }]);
});

it('reports when retention has not run for three hours, or never', async () => {
  await database`update private.job_runs set finished_at = now() - interval '179 minutes'`;
  expect(await failing()).toEqual([]);
  await database`update private.job_runs set finished_at = now() - interval '181 minutes' where name = 'delete-old-records'`;
  expect(await failing()).toEqual(['retention']);
  await database`delete from private.job_runs where name = 'delete-old-records'`;
  expect(await failing()).toEqual(['retention']);
  await fetch(`${backend.url}/functions/v1/delete-old-records`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await failing()).toEqual([]);
});

it('reports which Vault secret is missing, where there is a Vault', async () => {
  await database.unsafe(`
    create schema vault;
    create table vault.stored (name text, decrypted_secret text);
    create view vault.decrypted_secrets as select * from vault.stored;`);
  expect(await failing()).toEqual(['vault']);
  await database`insert into vault.stored values ('project_url', 'https://abc.supabase.co')`;
  expect((await health()).report.checks.vault).toEqual({ ok: false, available: true, missing: ['secret_key'] });
  await database`insert into vault.stored values ('secret_key', 'sb_secret_abc')`;
  expect(await failing()).toEqual([]);
  await database.unsafe('drop schema vault cascade');
});

it('reports an unreachable database', async () => {
  await database`alter table webhook_outbox rename to hidden`;
  expect(await failing()).toEqual(['database']);
  await database`alter table hidden rename to webhook_outbox`;
  expect(await failing()).toEqual([]);
});

it('supports GET and POST, with the secret key alone', async () => {
  expect((await health('GET', backend.publishableKey)).status).toBe(401);
  const { headers } = new Request(backend.url, { headers: { apikey: backend.secretKey, 'content-type': 'application/json' } });
  expect((await fetch(`${backend.url}/functions/v1/health`, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  expect((await fetch(`${backend.url}/functions/v1/health`, { method: 'PUT', headers, body: '{}' })).status).toBe(405);
});

it('names a wrong setting, and runs the other checks', async () => {
  const broken = await testBackend({ env: { LEAD_WEBHOOK_URL: 'hooks.example', RETENTION_DAYS: 'forever' } });
  const response = await fetch(`${broken.url}/functions/v1/health`, { headers: { apikey: broken.secretKey } });
  const { checks } = (await response.json()) as Report;
  expect(checks.settings).toEqual({
    ok: false,
    wrong: [
      'LEAD_WEBHOOK_URL must be a web address, beginning with https://',
      'RETENTION_DAYS must be a whole number of days, 1 or more, or off',
    ],
  });
  expect(checks.database?.ok).toBe(true);
  await broken.stop();
});
