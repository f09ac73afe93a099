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
  'delete from contact_messages',
  "update webhook_outbox set status = 'dead'",
  'delete from private.rate_limits',
  'select path, size from private.resume_files',
  'select private.missing_vault_secrets()',
])('may: %s', async (statement) => expect(await errorOf(statement)).toBeNull());

it.each([
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
