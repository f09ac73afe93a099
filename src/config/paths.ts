/**
 * Every URL of the site by name (specification section 2). Links are written `href('bookingDemo')`; what a path shows and how it is
 * found by search engines stands in `app/routes.ts`.
 */
export const paths = {
  home: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  careers: '/careers',
  cultureIndex: '/culture-index',
  appt: '/appt',
  aff: '/aff',
  pepprac: '/pepprac',
  dr: '/dr',
  bookingDemo: '/booking-demo',
  bookingDemoDr: '/booking-demo-dr',
  webinar: '/webinar',
  tyFb: '/ty-fb',
  tyDemo: '/ty-demo',
  start: '/start',
  onboarding: '/onboarding',
  demo: '/demo',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  noticeOfPrivacyPractices: '/notice-of-privacy-practices',
  telehealthConsent: '/telehealth-consent',
  testimonials: '/testimonials',
} as const;

export type RouteId = keyof typeof paths;

/** The path of a route, with an optional fragment: `href('home', 'testimonials')` is `/#testimonials`. */
export const href = (route: RouteId, fragment?: string): string => (fragment ? `${paths[route]}#${fragment}` : paths[route]);
