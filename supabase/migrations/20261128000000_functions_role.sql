-- The role with which functions log in. It has the rows that they use, and no right to change a table, to read another one or to
-- become another role. An owner gives it a password (docs/backend.md); until then functions log in as the owner of the tables.

set lock_timeout = '2s';

do $$
begin
  if not exists (select from pg_roles where rolname = 'site_functions') then
    create role site_functions nologin noinherit;
  end if;
  -- Row-level security has no policy, which keeps browsers out.
  alter role site_functions bypassrls;
exception when insufficient_privilege then
  raise notice 'This user cannot make roles: functions log in as the owner of the tables.';
end
$$;

-- What functions ask Storage's and Vault's own tables for, with the rights of the owner. Neither schema exists everywhere.
do $$
begin
  if to_regclass('storage.objects') is not null then
    create or replace view private.resume_files as
      select name as path, (metadata ->> 'size')::int as size, created_at from storage.objects where bucket_id = 'resumes';
  end if;
end
$$;

create or replace function private.missing_vault_secrets() returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  return array(
    select needed from unnest(array['project_url', 'secret_key']) as needed
    where not exists (select from vault.decrypted_secrets where name = needed and decrypted_secret is not null)
  );
end
$$;
comment on function private.missing_vault_secrets() is 'Null where there is no Vault.';
revoke all on function private.missing_vault_secrets() from public;

do $$
begin
  if not exists (select from pg_roles where rolname = 'site_functions') then
    return;
  end if;
  grant usage on schema public, private to site_functions;
  grant select, insert, delete
    on public.affiliate_leads, public.job_applications, public.contact_messages to site_functions;
  grant select, insert, update, delete
    on public.webhook_outbox, private.rate_limits, private.resume_uploads to site_functions;
  grant select, insert, update on private.job_runs to site_functions;
  grant execute on function private.missing_vault_secrets() to site_functions;
  if to_regclass('private.resume_files') is not null then
    grant select on private.resume_files to site_functions;
  end if;
end
$$;
