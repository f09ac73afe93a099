/** What the functions' role can do in the database, and what it cannot, so that a fault in a function is not the owner's rights. */
import { post, sharedBackend } from './helpers.ts';

const backend = sharedBackend();

/** Runs a statement as the role, and rolls it back. @returns the error's code */
const errorOf = (statement: string): Promise<string | null> =>
  backend.database
    .begin(async (tx) => {
      await tx.unsafe('set local role site_functions');
      await tx.unsafe(statement);
      throw new Error('rolled back');
    })
    .catch((cause: unknown) => (Object(cause) as { code?: string }).code ?? null);

it('is the one that the functions log in with', async () => {
  expect((await post(backend, 'track-affiliate-lead')).status).toBe(200);
  const users = await backend.database`
    select distinct usename from pg_stat_activity where query like '%affiliate_leads%' and backend_type = 'client backend' and usename <> current_user`;
  expect([...users]).toEqual([{ usename: 'site_functions' }]);
});

it.each([
  'select * from affiliate_leads',
  "update webhook_outbox set status = 'dead'",
  'select id from webhook_outbox for update skip locked',
  'update private.rate_limits set hits = 2',
  "select private.delete_expired('contact_messages', '{}')",
  'select private.delete_old_windows(now())',
  'select path, size from private.resume_files',
  'select private.missing_vault_secrets()',
])('may: %s', async (statement) => expect(await errorOf(statement)).toBeNull());

it.each([
  'delete from affiliate_leads',
  'delete from job_applications',
  'delete from contact_messages',
  'delete from webhook_outbox',
  'delete from private.rate_limits',
  'update webhook_outbox set topic = topic',
  'update private.rate_limits set subject = subject',
  "update affiliate_leads set email = 'eve@example.com'",
  'update job_applications set released_at = now()',
  'update contact_messages set suspect_reason = null',
  'truncate affiliate_leads',
  'alter table affiliate_leads disable row level security',
  'drop table affiliate_leads',
  'create policy open on affiliate_leads for select to anon using (true)',
  'create table public.mine ()',
  'create table private.mine ()',
  'select * from storage.objects',
  'delete from storage.objects',
  "update storage.buckets set public = true where id = 'resumes'",
  "insert into private.resume_files (path) values ('x')",
  'select * from local.webhook_deliveries',
  'select rolpassword from pg_authid',
  'create role eve',
  "alter role postgres password 'x'",
])('may not: %s', async (statement) => expect(await errorOf(statement)).toMatch(/^(42501|55000)$/));

it('cannot become the owner', async () => {
  const [memberships] = await backend.database`
    select count(*)::int from pg_auth_members where member = 'site_functions'::regrole`;
  expect(memberships).toEqual({ count: 0 });
});

it('can lock no table against those who write or read it', async () => {
  const tables = await backend.database<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'visual_review')`;
  expect(tables.length).toBeGreaterThan(9);
  const modes = ['share', 'share row exclusive', 'exclusive', 'access exclusive'];
  const locks = tables.flatMap(({ name }) => modes.map((mode) => `lock table ${name} in ${mode} mode`));
  expect(await Promise.all(locks.map(errorOf))).toEqual(locks.map(() => '42501'));
});

it('deletes no submission that is younger than a day, by whichever clock, whoever asks', async () => {
  const { body } = await post(backend, 'track-affiliate-lead');
  const { id } = body as { id: string };
  const deletion = () =>
    backend.database.begin(async (tx) => {
      await tx`set local role site_functions`;
      const [row] = await tx<{ deleted: string }[]>`select private.delete_expired('affiliate_leads', ${[id]}::uuid[]) as deleted`;
      return row?.deleted;
    });
  expect(await deletion()).toBe('0');
  await backend.database`update affiliate_leads set created_at = now() - interval '25 hours' where id = ${id}`;
  expect(await deletion()).toBe('1');
  expect(await errorOf("select private.delete_expired('visual_reviewers', '{}')")).toBe('P0001');
});

it('keeps no row locked after its function was stopped, and runs no statement for longer than a function waits', async () => {
  const [role] = await backend.database<{ settings: string[] }[]>`
    select setconfig as settings from pg_db_role_setting where setrole = 'site_functions'::regrole`;
  expect(role?.settings.sort()).toEqual(['idle_in_transaction_session_timeout=10s', 'statement_timeout=30s']);
});
