/** The sidebar's plumbing and the names of pages. Groups of sections are in the titles of their stories. */
import { paths } from '../src/config/paths.ts';

/** Components that a visitor does not see as such, by folder. They have an `id` in their stories, as before they were moved here. */
export const workshop: Record<string, readonly string[]> = {
  components: ['ErrorBoundary', 'Honeypot', 'Island', 'ScriptOnly', 'VisuallyHidden'],
  layouts: ['DeferredThirdParties', 'ThirdParties'],
  modals: ['ApplyDialogProvider', 'LeadDialogProvider'],
};

/** The address of each page, which the sidebar shows before its name. They are in the order of a visitor's journey, as in the sidebar. */
export const addresses: Record<string, string> = {
  HomePage: paths.home,
  AffiliatePage: paths.aff,
  PeptidePracticePage: paths.pepprac,
  DoctorPage: paths.dr,
  ApptPage: paths.appt,
  BookingDemoPage: paths.bookingDemo,
  BookingDemoDrPage: paths.bookingDemoDr,
  DemoPage: paths.demo,
  ThankYouDemoPage: paths.tyDemo,
  WebinarPage: paths.webinar,
  ThankYouWebinarPage: paths.tyFb,
  StartPage: paths.start,
  OnboardingPage: paths.onboarding,
  AboutPage: paths.about,
  TestimonialsPage: paths.testimonials,
  FaqPage: paths.faq,
  ContactPage: paths.contact,
  CareersPage: paths.careers,
  CultureIndexPage: paths.cultureIndex,
  JobPage: '/jobs/…',
  PrivacyPolicyPage: paths.privacyPolicy,
  TermsAndConditionsPage: paths.termsAndConditions,
  NoticeOfPrivacyPracticesPage: paths.noticeOfPrivacyPractices,
  TelehealthConsentPage: paths.telehealthConsent,
  NotFoundPage: '/…',
  FailedPage: '/…',
};

/** `/aff · Affiliate` for the page `AffiliatePage`; other names as they are. */
export function labelOf(name: string): string {
  const address = addresses[name];
  if (address === undefined) return name;
  const words = name.replace(/Page$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${address} · ${words.charAt(0)}${words.slice(1).toLowerCase()}`;
}
