-- Moves reviewers and their decisions from where they were once, the site's own tables `public.visual_reviewers` and
-- `public.visual_decisions`, into this schema. It may be run again, and does nothing where those tables do not exist.
--
-- Into a project of its own, with the addresses of the two databases:
--
--   pg_dump "$SITE" --table=public.visual_reviewers --table=public.visual_decisions --no-owner --no-privileges | psql "$REVIEW"
--   psql "$REVIEW" --single-transaction --set ON_ERROR_STOP=1 --file=tools/visual/review/supabase/move-from-site.sql
--   psql "$SITE" --command='drop table public.visual_decisions, public.visual_reviewers'
--
-- In the site's own database, after the migration of this folder has been run there, only the second line, with "$SITE".
-- The site's list of migrations then has one that its folder no longer has: `supabase migration repair --status reverted 20261123000000`.

set lock_timeout = '2s';

do $$
begin
  if to_regclass('public.visual_reviewers') is null then
    return;
  end if;
  -- Everyone keeps the key for as long as a new one would last.
  insert into visual_review.reviewers (id, name, key_hash, created_at, revoked_at)
    select id, name, key_hash, created_at, revoked_at from public.visual_reviewers
    on conflict do nothing;
  insert into visual_review.decisions
    (reviewer, story_id, mode, accepted_hash, current_hash, verdict, note, decided_at)
    select reviewer, story_id, mode, accepted_hash, current_hash, verdict, note, decided_at from public.visual_decisions
    where reviewer in (select id from visual_review.reviewers)
    on conflict do nothing;
  drop table public.visual_decisions, public.visual_reviewers;
end
$$;
