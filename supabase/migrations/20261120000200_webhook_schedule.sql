-- Hosted projects: once a minute, wake `deliver-webhooks` when an event is due.
--
-- Needs pg_cron, pg_net and two Vault secrets, `project_url` and `secret_key`
-- (docs/backend.md says how to set them). Where an extension is not available the
-- schedule is left out: delivery right after each submission works without it,
-- and the embedded backend has its own timer.

set lock_timeout = '2s';

do $$
begin
  if (
    select count(*) from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'pg_cron, pg_net or Vault is not available: no delivery schedule was made.';
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  execute $definition$
    create or replace function private.call_edge_function(function_name text) returns void
    language plpgsql security definer set search_path = '' as $body$
    declare
      project_url text;
      secret_key text;
    begin
      select decrypted_secret into project_url
        from vault.decrypted_secrets where name = 'project_url';
      select decrypted_secret into secret_key
        from vault.decrypted_secrets where name = 'secret_key';
      if project_url is null or secret_key is null then
        raise warning '% is not scheduled: set the Vault secrets project_url and secret_key.', function_name;
        return;
      end if;
      perform net.http_post(
        url := project_url || '/functions/v1/' || function_name,
        headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
        body := '{}'::jsonb
      );
    end
    $body$
  $definition$;
  revoke all on function private.call_edge_function(text) from public;

  execute $definition$
    create or replace function private.wake_webhook_delivery() returns void
    language plpgsql security definer set search_path = '' as $body$
    begin
      if exists (
        select from public.webhook_outbox
        where status = 'pending' and next_attempt_at <= now()
      ) then
        perform private.call_edge_function('deliver-webhooks');
      end if;
    end
    $body$
  $definition$;
  revoke all on function private.wake_webhook_delivery() from public;

  perform cron.schedule('deliver-webhooks', '* * * * *', 'select private.wake_webhook_delivery()');
end
$$;
