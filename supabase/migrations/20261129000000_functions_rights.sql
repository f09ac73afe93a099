-- Narrows the rights of the functions' role to the columns and rows that they change. With the right to delete from a table, or to
-- update all of its columns, comes the right to lock it: a fault in a function, or a stranger inside one, could stop every form. The
-- right to update some columns does not bring it. What expires is deleted by the functions below, with the rights of the owner.

set lock_timeout = '2s';

-- Submissions with their events. They are at least a day old, by whichever clock: a person is deleted by a command, which remembers
-- it for a restore.
create or replace function private.delete_expired(submissions text, ids uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
begin
  if submissions not in ('affiliate_leads', 'job_applications', 'contact_messages') then
    raise exception '% has no submissions.', submissions;
  end if;
  execute format($statement$
    with expired as (
      delete from public.%I where id = any($1) and created_at < now() - interval '23 hours' returning id
    ), events as (delete from public.webhook_outbox where subject_id in (select id from expired))
    select count(*) from expired
  $statement$, submissions) into deleted using ids;
  return deleted;
end
$$;

-- Events whose rows were deleted by hand.
create or replace function private.delete_orphaned_events(before timestamptz) returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.webhook_outbox as event
    where created_at < before
      and not exists (select from public.affiliate_leads where id = event.subject_id)
      and not exists (select from public.job_applications where id = event.subject_id)
      and not exists (select from public.contact_messages where id = event.subject_id)
    returning 1
  ) select count(*) from deleted
$$;

create or replace function private.delete_old_windows(before timestamptz) returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (delete from private.rate_limits where window_start < before returning 1) select count(*) from deleted
$$;

create or replace function private.delete_old_violations(before date) returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (delete from private.csp_violations where day < before returning 1) select count(*) from deleted
$$;

-- Whose an upload is need not be known when an application says it, or when its file is gone. Storage's tables do not exist everywhere.
do $$
begin
  if to_regclass('private.resume_files') is not null then
    create or replace function private.delete_old_uploads(before timestamptz) returns bigint
    language sql security definer set search_path = '' as $body$
      with deleted as (
        delete from private.resume_uploads as upload
        where created_at < before
          and (exists (select from public.job_applications where resume_path = upload.path)
            or not exists (select from private.resume_files where path = upload.path))
        returning 1
      ) select count(*) from deleted
    $body$;
    revoke all on function private.delete_old_uploads(timestamptz) from public;
  end if;
end
$$;

revoke all on function private.delete_expired(text, uuid[]), private.delete_orphaned_events(timestamptz),
  private.delete_old_windows(timestamptz), private.delete_old_violations(date) from public;

do $$
begin
  if not exists (select from pg_roles where rolname = 'site_functions') then
    return;
  end if;
  revoke delete on public.affiliate_leads, public.job_applications, public.contact_messages from site_functions;
  revoke update, delete on public.webhook_outbox, private.rate_limits, private.resume_uploads,
    private.job_runs, private.csp_violations from site_functions;
  grant update (payload, status, attempts, timeouts, next_attempt_at, last_attempt_at, last_status, last_error, delivered_at, receiver)
    on public.webhook_outbox to site_functions;
  grant update (hits) on private.rate_limits, private.csp_violations to site_functions;
  grant update (idempotency_key) on private.resume_uploads to site_functions;
  grant update (finished_at) on private.job_runs to site_functions;
  grant execute on function private.delete_expired(text, uuid[]), private.delete_orphaned_events(timestamptz),
    private.delete_old_windows(timestamptz), private.delete_old_violations(date) to site_functions;
  if to_regprocedure('private.delete_old_uploads(timestamptz)') is not null then
    grant execute on function private.delete_old_uploads(timestamptz) to site_functions;
  end if;
end
$$;

do $$
begin
  -- The rows that it changes can still be locked, and a counter's row is every visitor's: a function that was stopped within a
  -- transaction does not hold it for long.
  alter role site_functions set idle_in_transaction_session_timeout = '10s';
  -- As long as a function waits for a statement.
  alter role site_functions set statement_timeout = '30s';
exception when insufficient_privilege then
  raise notice 'This user cannot change the role: its owner sets its timeouts.';
end
$$;
