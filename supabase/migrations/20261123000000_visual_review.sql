-- The reviewers of the published Storybook, and their decisions about visual changes.
-- Only the functions `list-visual-decisions` and `decide-visual-changes` and the command
-- `npm run reviewers` read or write here.

set lock_timeout = '2s';

create table if not exists public.visual_reviewers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

comment on column public.visual_reviewers.key_hash is
  'Hash of the key, which is long and random, and is shown once, when it is made.';

-- Decisions are shown with the name, so it has to identify the reviewer.
create unique index if not exists visual_reviewers_name
  on public.visual_reviewers (lower(name)) where revoked_at is null;

create table if not exists public.visual_decisions (
  reviewer uuid not null references public.visual_reviewers (id) on delete cascade,
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

comment on column public.visual_decisions.accepted_hash is
  'Hash of the accepted pixels that the reviewer saw; null for a new story.';
comment on column public.visual_decisions.current_hash is
  'Hash of the current pixels that the reviewer saw; null for a removed story.';

-- Decisions are listed by this hash.
create index if not exists visual_decisions_hash
  on public.visual_decisions (coalesce(current_hash, accepted_hash));

do $$
declare
  target regclass;
  browser_role text;
begin
  foreach target in array array['public.visual_reviewers', 'public.visual_decisions']::regclass[] loop
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
