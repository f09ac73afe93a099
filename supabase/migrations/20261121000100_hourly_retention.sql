-- Hosted projects: the retention schedule once an hour in the place of once a day. An
-- upload without an application is promised to be gone after 24 hours, and counters of
-- past hours are of no use to anybody.

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
