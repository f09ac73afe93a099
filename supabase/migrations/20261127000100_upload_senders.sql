-- One key gets one path, however often it is sent with the same Turnstile token, and the application
-- learns what the check at the upload found.

set lock_timeout = '2s';

alter table private.resume_uploads add column if not exists idempotency_key uuid;
alter table private.resume_uploads add column if not exists human text not null default 'off';
create unique index if not exists resume_uploads_key on private.resume_uploads (idempotency_key);
