-- A submission that looks like a robot's is stored with the reason, and announced only
-- when the owner releases it (`npm run inbox -- --release <id>`).

set lock_timeout = '2s';

alter table public.affiliate_leads add column if not exists suspect_reason text;
alter table public.job_applications add column if not exists suspect_reason text;
alter table public.contact_messages add column if not exists suspect_reason text;
alter table public.affiliate_leads add column if not exists released_at timestamptz;
alter table public.job_applications add column if not exists released_at timestamptz;
alter table public.contact_messages add column if not exists released_at timestamptz;

comment on column public.affiliate_leads.suspect_reason is
  'Why the submission looks like a robot''s; null for a person''s.';

-- The event of a suspect submission is held.
alter table public.webhook_outbox drop constraint if exists webhook_outbox_status_check;
alter table public.webhook_outbox add constraint webhook_outbox_status_check
  check (status in ('pending', 'delivered', 'dead', 'held'));

-- Dead and held events are looked up among many delivered ones.
create index if not exists webhook_outbox_waiting_for_owner
  on public.webhook_outbox (status, created_at desc) where status in ('dead', 'held');
-- Payloads are emptied some time after delivery.
create index if not exists webhook_outbox_delivered
  on public.webhook_outbox (delivered_at) where status = 'delivered' and payload <> '{}';

-- The version of the consent to text messages that the visitor agreed to.
alter table public.contact_messages add column if not exists sms_consent_version text;

-- Suspect submissions are now stored, so rejections are no longer counted.
drop table if exists private.rejected_submissions;
