-- The reviewers of the published Storybook, and their decisions about visual changes, in a schema of their own.
-- Only the functions `list-visual-decisions` and `decide-visual-changes` and the command `npm run reviewers` read or write here.

set lock_timeout = '2s';

create schema if not exists visual_review;
revoke all on schema visual_review from public;

create table if not exists visual_review.reviewers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash text not null unique,
  may_decide boolean not null default true,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz
);

comment on column visual_review.reviewers.key_hash is
  'Hash of the key, which is long and random, and is shown once, when it is made.';
comment on column visual_review.reviewers.may_decide is
  'False for a key that only reads decisions, as CI needs it.';
comment on column visual_review.reviewers.expires_at is
  'From then on the key opens nothing. What its reviewer decided before stays.';

-- Decisions are shown with the name, so it has to identify the reviewer.
create unique index if not exists reviewers_name
  on visual_review.reviewers (lower(name)) where revoked_at is null;

create table if not exists visual_review.decisions (
  reviewer uuid not null references visual_review.reviewers (id) on delete cascade,
  story_id text not null,
  mode text not null,
  accepted_hash text,
  current_hash text,
  verdict text not null check (verdict in ('approved', 'rejected')),
  note text not null,
  decided_at timestamptz not null,
  check (accepted_hash is not null or current_hash is not null),
  unique nulls not distinct (reviewer, story_id, mode, accepted_hash, current_hash)
);

comment on column visual_review.decisions.accepted_hash is
  'Hash of the accepted pixels that the reviewer saw; null for a new story.';
comment on column visual_review.decisions.current_hash is
  'Hash of the current pixels that the reviewer saw; null for a removed story.';

-- Decisions are listed by this hash.
create index if not exists decisions_hash
  on visual_review.decisions (coalesce(current_hash, accepted_hash));

-- How many wrong keys came in the last hour with any, from everywhere: no address is stored. It has one row.
create table if not exists visual_review.wrong_keys (
  single boolean primary key default true check (single),
  hour timestamptz not null,
  tries int not null
);

do $$
declare
  target regclass;
begin
  foreach target in array
    array['visual_review.reviewers', 'visual_review.decisions', 'visual_review.wrong_keys']::regclass[]
  loop
    execute format('alter table %s enable row level security', target);
    execute format('revoke all on table %s from public', target);
  end loop;
end
$$;

-- The role with which the functions may log in, where the database is not theirs alone.
do $$
begin
  if not exists (select from pg_roles where rolname = 'visual_review_functions') then
    create role visual_review_functions nologin noinherit;
  end if;
  -- Row-level security has no policy, which keeps browsers out.
  alter role visual_review_functions bypassrls;
exception when insufficient_privilege then
  raise notice 'This user cannot make roles: functions log in as the owner of the tables.';
end
$$;

do $$
begin
  if not exists (select from pg_roles where rolname = 'visual_review_functions') then
    return;
  end if;
  grant usage on schema visual_review to visual_review_functions;
  grant select on visual_review.reviewers to visual_review_functions;
  -- Not to update whole tables: with that comes the right to lock them.
  grant select, insert, update (verdict, note, decided_at) on visual_review.decisions to visual_review_functions;
  grant select, insert, update (hour, tries) on visual_review.wrong_keys to visual_review_functions;
end
$$;
