import { createClient } from '@supabase/supabase-js';
import { settings } from '../config/settings.ts';
import { backendFetch } from './uploadTransport.ts';

/** What we know of the database from the browser: nothing, it is reached through functions alone. */
type Database = Record<string, never>;

/** The site has no sign-in: the client keeps no session, starts no timer for one, and does not look for one in the address. */
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const;

/** A client of the configured backend. Kept in a module of its own, so that its code is loaded apart from everything else. */
export const createSupabaseClient = () =>
  createClient<Database>(settings.VITE_SUPABASE_URL, settings.VITE_SUPABASE_PUBLISHABLE_KEY, {
    auth,
    global: { fetch: backendFetch },
  });
