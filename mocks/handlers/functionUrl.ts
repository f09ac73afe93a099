import { settings } from '../../src/config/settings.ts';

/** Address of a backend function, as the client calls it. */
export const functionUrl = (name: string): string => new URL(`/functions/v1/${name}`, settings.VITE_SUPABASE_URL).href;
