import { settings } from '../config/settings.ts';

/** An address of the site in full, as search engines and social networks want it. */
export const absoluteUrl = (path: string): string => new URL(path, settings.SITE_URL).href;
