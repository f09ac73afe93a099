-- More reasons to suspect a submission. A plausible suspect is announced at once, marked with the
-- reason, and counts as released.

alter table public.affiliate_leads drop constraint if exists affiliate_leads_suspect_reason;
alter table public.affiliate_leads add constraint affiliate_leads_suspect_reason
  check (suspect_reason in ('honeypot', 'too_fast', 'unverified', 'ceiling'));
alter table public.job_applications drop constraint if exists job_applications_suspect_reason;
alter table public.job_applications add constraint job_applications_suspect_reason
  check (suspect_reason in ('honeypot', 'too_fast', 'unverified', 'ceiling'));
alter table public.contact_messages drop constraint if exists contact_messages_suspect_reason;
alter table public.contact_messages add constraint contact_messages_suspect_reason
  check (suspect_reason in ('honeypot', 'too_fast', 'unverified', 'ceiling'));

-- `health` counts the suspects that wait for the owner.
create index if not exists affiliate_leads_held
  on public.affiliate_leads (created_at) where suspect_reason is not null and released_at is null;
create index if not exists job_applications_held
  on public.job_applications (created_at) where suspect_reason is not null and released_at is null;
create index if not exists contact_messages_held
  on public.contact_messages (created_at) where suspect_reason is not null and released_at is null;
