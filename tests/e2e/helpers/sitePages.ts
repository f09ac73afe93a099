import { redirects } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));

/** The addresses of all pages, without redirects. */
export const sitePages = Object.values(paths).filter((path) => !redirected.has(path));

export const jobPages = sitePages.filter((path) => path.startsWith('/jobs/'));
