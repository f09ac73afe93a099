-- An event that a receiver may have got is sent again later, and fewer times.

set lock_timeout = '2s';

alter table public.webhook_outbox add column if not exists timeouts integer not null default 0;
