import { redirects } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));

/** The addresses of all pages, without redirects. */
export const sitePages: readonly string[] = Object.values(paths).filter((path) => !redirected.has(path));

const jobPages = sitePages.filter((path) => path.startsWith('/jobs/'));

const legalPages: readonly string[] = [
  paths.privacyPolicy,
  paths.termsAndConditions,
  paths.noticeOfPrivacyPractices,
  paths.telehealthConsent,
];

/** Pages that differ from another only in their copy. */
const copies = [...jobPages.slice(1), ...legalPages.slice(1)];

/** A page of each template: all jobs share one, and so do the legal pages. Every other page is its own. */
export const templates = sitePages.filter((path) => !copies.includes(path));
