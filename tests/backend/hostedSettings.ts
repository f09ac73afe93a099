import type { Environment } from '../../supabase/functions/_shared/settings';

/** What the platform sets for the functions of a project whose owner has set nothing. */
export const hostedSettings = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_DB_URL: 'postgresql://postgres:secret@db.abc.supabase.co:5432/postgres',
  SUPABASE_ANON_KEY: 'an older key',
  SUPABASE_SERVICE_ROLE_KEY: 'an older secret key',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_abc"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_abc"}',
} as const satisfies Environment;
