import { settings } from '../../src/config/settings.ts';

/** URL of a backend function. */
export const functionUrl = (name: string): string => new URL(`/functions/v1/${name}`, settings.VITE_SUPABASE_URL).href;
