-- Hosted projects: the schedules, replacing the earlier ones. They need pg_cron, pg_net
-- and two Vault secrets, `project_url` and `secret_key` (docs/operations.md explains how
-- to set them and how to see that the schedules run). If an extension is missing they are
-- left out: delivery right after each submission works without them, and the embedded
-- backend has its own timers.

set lock_timeout = '2s';

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    if exists (select from pg_available_extensions where name = extension and installed_version is null) then
      execute format('create extension if not exists %I', extension);
    end if;
  end loop;

  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'pg_cron, pg_net or Vault is not available: no schedule was made.';
    return;
  end if;

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
        -- An error, so that cron.job_run_details shows it as one.
        raise exception '% was not called: set the Vault secrets project_url and secret_key.', function_name;
      end if;
      perform net.http_post(
        url := rtrim(project_url, '/') || '/functions/v1/' || function_name,
        headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
        body := '{}'::jsonb,
        -- Longer than a run may take, which would otherwise be recorded as a failure.
        timeout_milliseconds := 110000
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

  -- A job of the same name is replaced.
  perform cron.schedule('deliver-webhooks', '* * * * *', 'select private.wake_webhook_delivery()');
  perform cron.schedule(
    'delete-old-records', '17 * * * *',
    $job$ select private.call_edge_function('delete-old-records') $job$
  );
  -- Otherwise the table grows by one row a minute.
  perform cron.schedule(
    'delete-old-job-runs', '43 3 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
  );
end
$$;
