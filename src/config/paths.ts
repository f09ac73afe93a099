/** Every path of the site by name (specification section 2); `app/routes.ts` has their pages. */
export const paths = {
  home: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  careers: '/careers',
  cultureIndex: '/culture-index',
  jobContentStrategist: '/jobs/contentstrategist',
  jobPartnerSupportSpecialist: '/jobs/partner-support-specialist',
  jobMedicationIntakeReviewSpecialist: '/jobs/medication-intake-review-specialist',
  jobPatientSupportSpecialist: '/jobs/patient-support-specialist',
  jobAppointmentSetter: '/jobs/appointment-setter',
  jobTelehealthOperationsDirector: '/jobs/telehealth-operations-director',
  jobMarketingManager: '/jobs/marketing-manager',
  jobLeadProductManager: '/jobs/lead-product-manager',
  appt: '/appt',
  aff: '/aff',
  pepprac: '/pepprac',
  dr: '/dr',
  bookingDemo: '/booking-demo',
  bookingDemoDr: '/booking-demo-dr',
  bookingDr: '/booking-dr',
  scheduleDemo: '/schedule-demo',
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

/** `href('home', 'testimonials')` is `/#testimonials`. */
export const href = (route: RouteId, fragment?: string): string => (fragment ? `${paths[route]}#${fragment}` : paths[route]);

/** Size of each page's social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the image that social networks show with a page, as in `/social/jobs-appointment-setter.png`. The build draws it. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

/** A path without its trailing slashes. */
export const withoutSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
