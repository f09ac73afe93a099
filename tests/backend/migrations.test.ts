import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '../../tools/backend/migrate.ts';
import { eventually, post, sharedBackend } from './helpers.ts';

const MIGRATIONS = join(__dirname, '..', '..', 'supabase', 'migrations');
const PROJECT = 'https://abc.supabase.co';

/** Fakes of pg_cron, pg_net and Vault with the real names and parameters, which record each call. */
const EXTENSIONS = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create table cron.job_run_details (runid bigint generated always as identity, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning 1::bigint
  $$;
  create schema net;
  create table net.calls (url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds int);
  create function net.http_post(
    url text, body jsonb default '{}'::jsonb, params jsonb default '{}'::jsonb,
    headers jsonb default '{"Content-Type": "application/json"}'::jsonb, timeout_milliseconds int default 5000
  ) returns bigint language sql as $$
    insert into net.calls values (url, body, params, headers, timeout_milliseconds) returning 1::bigint
  $$;
  create schema vault;
  create table vault.stored (name text primary key, decrypted_secret text);
  create view vault.decrypted_secrets as select * from vault.stored;
  create function vault.create_secret(new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null)
    returns uuid language sql as $$ insert into vault.stored values (new_name, new_secret) returning gen_random_uuid() $$;
`;

const backend = sharedBackend();

/** Runs the jobs of this name, as pg_cron would. */
async function run(name: string): Promise<void> {
  const [job] = await backend.database<{ command: string }[]>`select command from cron.job where jobname = ${name}`;
  if (!job) throw new Error(`There is no job ${name}.`);
  await backend.database.unsafe(job.command);
}

const calls = () =>
  backend.database<{ url: string; headers: Record<string, string>; timeout_milliseconds: number }[]>`select * from net.calls`;

const migrations = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(MIGRATIONS, name), 'utf8') }));

async function applyMigrations() {
  for (const { text } of migrations) await backend.database.unsafe(text);
}

beforeAll(async () => {
  await backend.database.unsafe(EXTENSIONS);
  await applyMigrations();
});
beforeEach(() => backend.database.unsafe('truncate net.calls, webhook_outbox'));

it('there are three jobs, and applying the migrations again makes no other', async () => {
  const jobs = () => backend.database`select jobname, schedule from cron.job order by jobname`.then((rows) => [...rows]);
  const expected = [
    { jobname: 'delete-old-job-runs', schedule: '43 3 * * *' },
    { jobname: 'delete-old-records', schedule: '17 * * * *' },
    { jobname: 'deliver-webhooks', schedule: '* * * * *' },
  ];
  expect(await jobs()).toEqual(expected);
  await applyMigrations();
  expect(await jobs()).toEqual(expected);
});

it('without the Vault secrets a job fails and names the missing ones', async () => {
  await expect(run('delete-old-records')).rejects.toThrow(
    'delete-old-records was not called: set the Vault secrets project_url and secret_key.',
  );
});

describe('a job, with the Vault secrets', () => {
  beforeAll(async () => {
    // A trailing slash is easily pasted.
    await backend.database`select vault.create_secret(${`${PROJECT}/`}, 'project_url')`;
    await backend.database`select vault.create_secret('sb_secret_abc', 'secret_key')`;
  });

  it('retention calls its function with the key, and waits longer than a run may take', async () => {
    await run('delete-old-records');
    expect([...(await calls())]).toMatchObject([
      {
        url: `${PROJECT}/functions/v1/delete-old-records`,
        headers: { 'Content-Type': 'application/json', apikey: 'sb_secret_abc' },
        body: {},
      },
    ]);
    expect((await calls())[0]?.timeout_milliseconds).toBeGreaterThan(100_000);
  });

  it('delivery calls its function when an event is due, and only then', async () => {
    const add = (status: string, wait: string) => backend.database`
      insert into webhook_outbox (topic, subject_id, payload, status, next_attempt_at)
      values ('lead', gen_random_uuid(), '{}', ${status}, now() + ${wait}::text::interval)`;
    await add('pending', '1 minute');
    await add('held', '-1 hour');
    await add('dead', '-1 hour');
    await run('deliver-webhooks');
    expect(await calls()).toHaveLength(0);
    await add('pending', '-1 second');
    await run('deliver-webhooks');
    expect((await calls()).map(({ url }) => url)).toEqual([`${PROJECT}/functions/v1/deliver-webhooks`]);
  });

  it('records of pg_cron are deleted after a week', async () => {
    await backend.database`insert into cron.job_run_details (end_time) values (now() - interval '8 days'), (now() - interval '6 days'), (null)`;
    await run('delete-old-job-runs');
    const [left] = await backend.database`select count(*)::int as count from cron.job_run_details`;
    expect(left).toEqual({ count: 2 });
  });
});

test.each(migrations)('$name begins with a limit of the time for which it waits for a lock, and forms behind it', ({ text }) => {
  const [statement] = text
    .replace(/^--.*$/gm, '')
    .trim()
    .split(';');
  expect(statement).toBe("set lock_timeout = '2s'");
});

it('forms do not wait for a migration that waits for a dump', async () => {
  const { database } = backend;
  let failed: unknown;
  await database.begin(async (dump) => {
    await dump`lock table affiliate_leads in access share mode`;
    const migration = applyMigrations().catch((cause: unknown) => (failed = cause));
    await eventually(async () => {
      const waiting =
        await database`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%affiliate_leads%'`;
      expect(waiting).toHaveLength(1);
    });
    expect((await post(backend, 'track-affiliate-lead')).status).toBe(200);
    await migration;
  });
  expect(failed).toMatchObject({ code: '55P03' });
});

it('migrations apply to an empty database, also by several backends at once, and again without harm', async () => {
  await backend.database`create database empty_one`;
  const empty = postgres(backend.dbUrl.replace('/postgres?', '/empty_one?'), { max: 4, onnotice: () => undefined });
  await Promise.all([migrate(empty), migrate(empty), migrate(empty), migrate(empty)]);
  const shape = () => empty`
    select table_schema, table_name, column_name, data_type from information_schema.columns
    where table_schema in ('public', 'private', 'storage') order by 1, 2, 3`;
  const before = await shape();
  expect(before.length).toBeGreaterThan(50);
  await empty`delete from local.applied_files`;
  await empty`insert into local.applied_files values ('storage.sql', 'old')`;
  await migrate(empty);
  expect(await shape()).toEqual(before);
  // A later migration drops the policy that this one creates.
  await empty`update local.applied_files set hash = 'old' where name like '%resumes_bucket.sql'`;
  await migrate(empty);
  const policies = await empty`select policyname, roles::text, cmd from pg_policies`;
  expect([...policies]).toEqual([]);
  await empty.end();
});
