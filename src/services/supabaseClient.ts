import type { SupabaseClient } from '@supabase/supabase-js';
import { lazyModule } from '../lib/lazyModule.ts';

const code = lazyModule(() => import('./createSupabaseClient.ts'));

/**
 * The hosted backend's client (specification section 7), loaded when the first form is sent.
 *
 * @throws when its code cannot be loaded; the next call tries again
 */
export const getSupabaseClient = async (): Promise<SupabaseClient> => (await code.load()).supabaseClient;
