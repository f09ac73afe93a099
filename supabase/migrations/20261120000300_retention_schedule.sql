-- Hosted projects: once a day, delete what has been kept long enough. Needs what
-- the delivery schedule needs, and uses its function.

set lock_timeout = '2s';

do $$
begin
  if to_regprocedure('private.call_edge_function(text)') is null then
    raise notice 'pg_cron, pg_net or Vault is not available: no retention schedule was made.';
    return;
  end if;

  perform cron.schedule(
    'delete-old-records', '17 3 * * *',
    $job$ select private.call_edge_function('delete-old-records') $job$
  );
end
$$;
