import type { ComponentType } from 'react';
import { paths, type RouteId } from '../config/paths.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';
import type { Island } from '../lib/island.ts';
import { withoutSlash } from '../lib/withoutSlash.ts';

/** A page's module. One without `seo` does not compile here. */
export type PageModule = {
  default: ComponentType;
  seo: SeoContent;
  /** What of the page has code of its own. */
  late?: Island;
};

export type Route = {
  /** null: the answer to every path that is not in the table. */
  id: RouteId | null;
  path: string;
  load: () => Promise<PageModule>;
};

/** A job's page: the page that all jobs share, and the words of this one. */
const job = (loadPosting: () => Promise<JobPosting>) => async (): Promise<PageModule> => {
  const [{ jobPageModule }, posting] = await Promise.all([import('../pages/jobPageModule.tsx'), loadPosting()]);
  return jobPageModule(posting);
};

/** Addresses that stand for another page. */
const redirectTargets = {
  bookingDr: 'bookingDemoDr',
  scheduleDemo: 'bookingDemo',
} as const satisfies Partial<Record<RouteId, RouteId>>;

/** Routes with a page of their own: one that is missing here does not compile. */
type PageId = Exclude<RouteId, keyof typeof redirectTargets>;

const pageLoaders: Record<PageId, Route['load']> = {
  home: () => import('../pages/HomePage.tsx'),
  about: () => import('../pages/AboutPage.tsx'),
  faq: () => import('../pages/FaqPage.tsx'),
  contact: () => import('../pages/ContactPage.tsx'),
  testimonials: () => import('../pages/TestimonialsPage.tsx'),
  careers: () => import('../pages/CareersPage.tsx'),
  cultureIndex: () => import('../pages/CultureIndexPage.tsx'),
  jobContentStrategist: job(async () => (await import('../content/jobs/contentstrategist.ts')).contentStrategist),
  jobPartnerSupportSpecialist: job(
    async () => (await import('../content/jobs/partner-support-specialist.ts')).partnerSupportSpecialist,
  ),
  jobMedicationIntakeReviewSpecialist: job(
    async () => (await import('../content/jobs/medication-intake-review-specialist.ts')).medicationIntakeReviewSpecialist,
  ),
  jobPatientSupportSpecialist: job(
    async () => (await import('../content/jobs/patient-support-specialist.ts')).patientSupportSpecialist,
  ),
  jobAppointmentSetter: job(async () => (await import('../content/jobs/appointment-setter.ts')).appointmentSetter),
  jobTelehealthOperationsDirector: job(
    async () => (await import('../content/jobs/telehealth-operations-director.ts')).telehealthOperationsDirector,
  ),
  jobMarketingManager: job(async () => (await import('../content/jobs/marketing-manager.ts')).marketingManager),
  jobLeadProductManager: job(async () => (await import('../content/jobs/lead-product-manager.ts')).leadProductManager),
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
 * Redirects of the site. The static host answers them before any page is loaded, by the rules that prerendering writes from this list,
 * so they need no script and keep the query, in which an affiliate may be named. The router answers them within the site.
 */
export const redirects: readonly Redirect[] = Object.entries(redirectTargets).map(([from, to]) => ({
  path: paths[from as RouteId],
  target: paths[to],
}));

/** The pages of the site. The router, prerendering, the sitemap and the tests read this table. */
export const routes: readonly (Route & { id: PageId })[] = (Object.keys(pageLoaders) as PageId[]).map((id) => ({
  id,
  path: paths[id],
  load: pageLoaders[id],
}));

export const notFoundRoute: Route = { id: null, path: '*', load: () => import('../pages/NotFoundPage.tsx') };

/** The path that a path redirects to, or undefined where it does not. */
export const redirectTarget = (pathname: string): string | undefined =>
  redirects.find(({ path }) => path === withoutSlash(pathname))?.target;

/** The route that answers a path in the end; a trailing slash makes no difference. */
export function matchRoute(pathname: string): Route {
  const path = redirectTarget(pathname) ?? withoutSlash(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
