-- Which receiver an event was sent to: only that one can delete what it got.

set lock_timeout = '2s';

alter table public.webhook_outbox add column if not exists receiver text;

comment on column public.webhook_outbox.receiver is
  'Host of the address that the last attempt was sent to.';
