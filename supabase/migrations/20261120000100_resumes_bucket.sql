-- The private bucket for résumés. A browser may add a file under a fresh, hard
-- to guess folder, and nothing else: no policy lets it read, list, replace or
-- delete, and an upsert needs policies that do not exist.

set lock_timeout = '2s';

do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    raise notice 'No storage schema here: the résumé bucket was left out.';
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'resumes', 'resumes', false, 5 * 1024 * 1024,
    array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  )
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  if exists (select from pg_roles where rolname = 'anon') then
    drop policy if exists resumes_insert_only on storage.objects;
    create policy resumes_insert_only on storage.objects
      for insert to anon
      with check (
        bucket_id = 'resumes'
        and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/[A-Za-z0-9._-]{1,150}\.(pdf|doc|docx)$'
      );
  end if;
end
$$;
