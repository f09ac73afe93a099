import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, type RouteId } from '../config/paths.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';

type PageModule = {
  default: ComponentType;
  seo: SeoContent;
  /** The sections below the first screen. */
  late?: { load: () => Promise<unknown> };
};

export type Route = {
  /** null for the not-found page. */
  id: RouteId | null;
  path: string;
  load: () => Promise<PageModule>;
};

/** The page that all jobs share, with one job's content. */
const job = async (
  page: Promise<typeof import('../pages/jobPageModule.tsx')>,
  content: Promise<{ default: JobPosting }>,
): Promise<PageModule> => {
  const [{ jobPageModule }, { default: posting }] = await Promise.all([page, content]);
  return jobPageModule(posting);
};

const redirectTargets = {
  bookingDr: 'bookingDemoDr',
  scheduleDemo: 'bookingDemo',
} as const satisfies Partial<Record<RouteId, RouteId>>;

type PageId = Exclude<RouteId, keyof typeof redirectTargets>;

/** Each function names all chunks that its page needs: the page's HTML lists them. */
const pageLoaders: Record<PageId, Route['load']> = {
  home: () => import('../pages/HomePage.tsx'),
  about: () => import('../pages/AboutPage.tsx'),
  faq: () => import('../pages/FaqPage.tsx'),
  contact: () => import('../pages/ContactPage.tsx'),
  testimonials: () => import('../pages/TestimonialsPage.tsx'),
  careers: () => import('../pages/CareersPage.tsx'),
  cultureIndex: () => import('../pages/CultureIndexPage.tsx'),
  jobContentStrategist: () => job(import('../pages/jobPageModule.tsx'), import('../content/jobs/contentstrategist.ts')),
  jobPartnerSupportSpecialist: () =>
    job(import('../pages/jobPageModule.tsx'), import('../content/jobs/partner-support-specialist.ts')),
  jobMedicationIntakeReviewSpecialist: () =>
    job(import('../pages/jobPageModule.tsx'), import('../content/jobs/medication-intake-review-specialist.ts')),
  jobPatientSupportSpecialist: () =>
    job(import('../pages/jobPageModule.tsx'), import('../content/jobs/patient-support-specialist.ts')),
  jobAppointmentSetter: () => job(import('../pages/jobPageModule.tsx'), import('../content/jobs/appointment-setter.ts')),
  jobTelehealthOperationsDirector: () =>
    job(import('../pages/jobPageModule.tsx'), import('../content/jobs/telehealth-operations-director.ts')),
  jobMarketingManager: () => job(import('../pages/jobPageModule.tsx'), import('../content/jobs/marketing-manager.ts')),
  jobLeadProductManager: () => job(import('../pages/jobPageModule.tsx'), import('../content/jobs/lead-product-manager.ts')),
  pepprac: () => import('../pages/PeptidePracticePage.tsx'),
  aff: () => import('../pages/AffiliatePage.tsx'),
  dr: () => import('../pages/DoctorPage.tsx'),
  appt: () => import('../pages/ApptPage.tsx'),
  bookingDemo: () => import('../pages/BookingDemoPage.tsx'),
  bookingDemoDr: () => import('../pages/BookingDemoDrPage.tsx'),
  webinar: () => import('../pages/WebinarPage.tsx'),
  tyFb: () => import('../pages/ThankYouWebinarPage.tsx'),
  tyDemo: () => import('../pages/ThankYouDemoPage.tsx'),
  start: () => import('../pages/StartPage.tsx'),
  onboarding: () => import('../pages/OnboardingPage.tsx'),
  demo: () => import('../pages/DemoPage.tsx'),
  privacyPolicy: () => import('../pages/PrivacyPolicyPage.tsx'),
  termsAndConditions: () => import('../pages/TermsAndConditionsPage.tsx'),
  noticeOfPrivacyPractices: () => import('../pages/NoticeOfPrivacyPracticesPage.tsx'),
  telehealthConsent: () => import('../pages/TelehealthConsentPage.tsx'),
};

export type Redirect = { path: string; target: string };

/**
 * Prerendering writes the static host's redirects from this list: they keep the query, which may name an affiliate. Within the site the
 * router redirects.
 */
export const redirects: readonly Redirect[] = Object.entries(redirectTargets).map(([from, to]) => ({
  path: paths[from as RouteId],
  target: paths[to],
}));

/** The pages of the site, for the router, prerendering, the sitemap and the tests. */
export const routes: readonly (Route & { id: PageId })[] = (Object.keys(pageLoaders) as PageId[]).map((id) => ({
  id,
  path: paths[id],
  load: pageLoaders[id],
}));

export const notFoundRoute: Route = { id: null, path: '*', load: () => import('../pages/NotFoundPage.tsx') };

/** Capitals matter, as they do to hosts; a slash at the end does not. */
export const exactly = (path: string) => ({ path, caseSensitive: true });

/** Where an address leads instead: an old one to the new, and one with capitals, as people type it from a flyer, to its page. */
export function redirectTarget(pathname: string): string | undefined {
  const redirect = redirects.find(({ path }) => matchPath(path, pathname));
  if (redirect) return redirect.target;
  const page = routes.find(({ path }) => matchPath(path, pathname));
  return page && !matchPath(exactly(page.path), pathname) ? page.path : undefined;
}
