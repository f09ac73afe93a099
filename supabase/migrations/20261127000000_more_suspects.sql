-- More reasons to suspect a submission. A plausible suspect is announced at once, marked with the
-- reason, and counts as released. `health` counts the others by an index.

set lock_timeout = '2s';

do $$
declare
  form text;
begin
  foreach form in array array['affiliate_leads', 'job_applications', 'contact_messages'] loop
    execute format('alter table public.%I drop constraint if exists %I', form, form || '_suspect_reason');
    execute format(
      $add$ alter table public.%I add constraint %I check (suspect_reason in ('honeypot', 'too_fast', 'unverified', 'ceiling')) $add$,
      form, form || '_suspect_reason');
    execute format(
      $add$ create index if not exists %I on public.%I (created_at) where suspect_reason is not null and released_at is null $add$,
      form || '_held', form);
  end loop;
end
$$;
