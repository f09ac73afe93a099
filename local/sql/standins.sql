-- What the stand-in webhook receiver was sent.
create table if not exists local.webhook_deliveries (
  id bigint generated always as identity primary key,
  name text not null,
  received_at timestamptz not null default now(),
  event_id text,
  accepted boolean not null,
  headers jsonb not null,
  body jsonb not null
);

create index if not exists webhook_deliveries_name on local.webhook_deliveries (name, id desc);
