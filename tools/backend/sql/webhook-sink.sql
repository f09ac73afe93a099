-- The requests that the webhook sink received.
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
create index if not exists webhook_deliveries_event on local.webhook_deliveries (event_id);

-- When a person's data is deleted, its events are too, and the sink's copies must be deleted with them. With the rights of the
-- owner: the functions have none in this schema.
create or replace function local.forget_deliveries() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from local.webhook_deliveries where event_id = old.id::text;
  return null;
end
$$;

create or replace trigger forget_deliveries after delete on public.webhook_outbox
  for each row execute function local.forget_deliveries();
