-- Résumés can only be uploaded to an address that the function `create-resume-upload`
-- signs for one file, after it has checked limits.

set lock_timeout = '2s';

do $$
begin
  if to_regclass('storage.objects') is not null then
    drop policy if exists resumes_insert_only on storage.objects;
  end if;
end
$$;

-- The email of each upload, for a day: until the application is submitted, nothing else links them.
create table if not exists private.resume_uploads (
  path text primary key,
  email text not null,
  created_at timestamptz not null default now()
);

create index if not exists resume_uploads_email on private.resume_uploads (email);
create index if not exists resume_uploads_oldest on private.resume_uploads (created_at);

-- When each scheduled job last completed.
create table if not exists private.job_runs (
  name text primary key,
  finished_at timestamptz not null
);

do $$
declare
  target regclass;
  browser_role text;
begin
  foreach target in array array['private.resume_uploads', 'private.job_runs']::regclass[] loop
    execute format('alter table %s enable row level security', target);
    execute format('revoke all on table %s from public', target);
    foreach browser_role in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = browser_role) then
        execute format('revoke all on table %s from %I', target, browser_role);
      end if;
    end loop;
  end loop;
end
$$;

-- Counters may be lost in a crash; in the write-ahead log, each would cost as much as the request that it counts.
alter table private.rate_limits set unlogged;
