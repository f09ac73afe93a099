import { createClient } from '@supabase/supabase-js';
import { settings } from '../config/settings.ts';
import { backendFetch } from './uploadTransport.ts';

/** The browser reaches the database only through functions. */
type Database = Record<string, never>;

/** The site has no sign-in. */
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const;

/** The client has its own module, so that its code is a chunk of its own. */
export const supabaseClient = createClient<Database>(settings.VITE_SUPABASE_URL, settings.VITE_SUPABASE_PUBLISHABLE_KEY, {
  auth,
  global: { fetch: backendFetch },
});
