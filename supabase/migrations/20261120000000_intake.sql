-- What the site's forms store, and the outbox that passes it on.
--
-- Only the edge functions (which connect as the owner) read or write here: row
-- level security is on, there is no policy, and the browser's roles hold no
-- grant. The file may be applied again to a database that already has it.

set lock_timeout = '2s';

create table if not exists public.affiliate_leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  business_name text,
  tracking_id text,
  ref_id text,
  tracking_source text not null check (tracking_source in ('url_param', 'cookie', 'direct')),
  attribution jsonb,
  idempotency_key uuid not null unique,
  content_hash text not null,
  answer jsonb not null
);

create table if not exists public.job_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  position text not null,
  full_name text not null,
  email text not null,
  phone text not null,
  linkedin_url text,
  resume_file_name text not null,
  resume_path text not null unique,
  resume_type text not null,
  resume_bytes integer not null check (resume_bytes > 0),
  cover_letter text not null,
  years_experience text,
  start_date text,
  salary_expectations text not null,
  preferred_work_arrangement text,
  additional_info text,
  agrees_to_terms boolean not null check (agrees_to_terms),
  idempotency_key uuid not null unique,
  content_hash text not null,
  answer jsonb not null
);

create table if not exists public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  business_type text,
  message text,
  sms_consent boolean not null check (sms_consent),
  idempotency_key uuid not null unique,
  content_hash text not null,
  answer jsonb not null
);

-- One row for each event that an outside webhook must hear of, written in the
-- transaction that stores the submission. The webhook's address is not kept
-- here: it is looked up by topic at delivery, so that a corrected address also
-- serves what is still waiting.
create table if not exists public.webhook_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  topic text not null check (topic in ('lead', 'application', 'message')),
  subject_id uuid not null,
  payload jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  delivered_at timestamptz
);

comment on column public.webhook_outbox.id is
  'The event id, sent as X-Event-Id with every attempt: a receiver drops what it has seen.';
comment on column public.webhook_outbox.subject_id is
  'Id of the lead, application or message that the event is about.';
comment on column public.affiliate_leads.content_hash is
  'SHA-256 of what was submitted: tells a repeated request from another one that reuses its key.';
comment on column public.affiliate_leads.answer is
  'The first answer, given again to each repetition of the request.';

create index if not exists affiliate_leads_newest on public.affiliate_leads (created_at desc);
create index if not exists affiliate_leads_email on public.affiliate_leads (lower(email));
create index if not exists job_applications_newest on public.job_applications (created_at desc);
create index if not exists job_applications_email on public.job_applications (lower(email));
create index if not exists contact_messages_newest on public.contact_messages (created_at desc);
create index if not exists contact_messages_email on public.contact_messages (lower(email));
create index if not exists webhook_outbox_due
  on public.webhook_outbox (next_attempt_at) where status = 'pending';
create index if not exists webhook_outbox_newest on public.webhook_outbox (created_at desc);
create index if not exists webhook_outbox_subject on public.webhook_outbox (subject_id);

-- Counters for the abuse limits. They live outside `public`, so that no API
-- exposes them, and hold keyed hashes only, never an address.
create schema if not exists private;

create table if not exists private.rate_limits (
  subject text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (subject, window_start)
);

create table if not exists private.rejected_submissions (
  day date not null,
  form text not null,
  reason text not null,
  hits bigint not null default 1,
  primary key (day, form, reason)
);

do $$
declare
  target regclass;
  browser_role text;
begin
  foreach target in array array[
    'public.affiliate_leads', 'public.job_applications', 'public.contact_messages',
    'public.webhook_outbox', 'private.rate_limits', 'private.rejected_submissions'
  ]::regclass[] loop
    execute format('alter table %s enable row level security', target);
    execute format('revoke all on table %s from public', target);
    foreach browser_role in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = browser_role) then
        execute format('revoke all on table %s from %I', target, browser_role);
      end if;
    end loop;
  end loop;
  foreach browser_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = browser_role) then
      execute format('revoke all on schema private from %I', browser_role);
    end if;
  end loop;
  revoke all on schema private from public;
end
$$;
