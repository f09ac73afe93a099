-- What the pages' content security policy blocked, by day: counts, and nothing about visitors.

set lock_timeout = '2s';

create table if not exists private.csp_violations (
  day date not null,
  page text not null,
  directive text not null,
  blocked text not null,
  hits integer not null default 1,
  primary key (day, page, directive, blocked)
);

do $$
declare
  browser_role text;
begin
  alter table private.csp_violations enable row level security;
  revoke all on table private.csp_violations from public;
  foreach browser_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = browser_role) then
      execute format('revoke all on table private.csp_violations from %I', browser_role);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'site_functions') then
    grant select, insert, update, delete on private.csp_violations to site_functions;
  end if;
end
$$;
