import type { SupabaseClient } from '@supabase/supabase-js';
import { importWithRetry } from '../lib/importWithRetry.ts';

let client: Promise<SupabaseClient> | undefined;

/**
 * The hosted backend's client (specification section 7), loaded and created when the first form is sent.
 *
 * @throws when its code cannot be loaded; the next call tries again
 */
export function getSupabaseClient(): Promise<SupabaseClient> {
  client ??= importWithRetry(() => import('./createSupabaseClient.ts'))
    .then(({ createSupabaseClient }) => createSupabaseClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
