-- Hosted projects: run the retention schedule once an hour instead of once a day. An
-- upload without an application is promised to be deleted after 24 hours, and counters
-- of past hours are not needed.

set lock_timeout = '2s';

do $$
begin
  if to_regprocedure('private.call_edge_function(text)') is null then
    raise notice 'pg_cron, pg_net or Vault is not available: no retention schedule was made.';
    return;
  end if;

  -- A job of the same name is replaced.
  perform cron.schedule(
    'delete-old-records', '17 * * * *',
    $job$ select private.call_edge_function('delete-old-records') $job$
  );
end
$$;
