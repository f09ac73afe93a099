import type { Link } from '../lib/links.ts';
import { brand } from './brand.ts';

/** The header's links (specification section 2); `headerActions.ts` has its button. */
export const navigation = {
  links: [
    { label: 'Home', to: { route: 'home' } },
    { label: 'About', to: { route: 'about' } },
    { label: 'FAQ', to: { route: 'faq' } },
    { label: 'Contact', to: { route: 'contact' } },
    { label: 'Careers', to: { url: brand.careersUrl, opensNewTab: true } },
  ],
  phone: { label: brand.phone, to: { phone: brand.phone } },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  opensNewTab: '(opens in a new tab)',
  landmark: 'Main',
} as const satisfies {
  links: readonly Link[];
  phone: Link;
  openMenu: string;
  closeMenu: string;
  skipToContent: string;
  opensNewTab: string;
  landmark: string;
};

/** The footer of every page (specification section 2). */
export const footer = {
  company: {
    title: 'Company',
    links: [
      { label: 'About', to: { route: 'about' } },
      { label: 'Testimonials', to: { route: 'home', fragment: 'testimonials' } },
      { label: 'Careers', to: { route: 'careers' } },
      { label: 'Contact', to: { route: 'contact' } },
    ],
  },
  legal: {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: { route: 'privacyPolicy' } },
      { label: 'Terms & Conditions', to: { route: 'termsAndConditions' } },
      { label: 'Notice of Privacy Practices (HIPAA)', to: { route: 'noticeOfPrivacyPractices' } },
      { label: 'Telehealth Consent', to: { route: 'telehealthConsent' } },
    ],
  },
  privacyChoices: 'Your privacy choices',
  contactTitle: 'Support',
  socialTitle: 'Follow us',
  landmark: 'Footer',
  disclaimer: `${brand.name} is a technology platform. It is not a medical provider, does not practice medicine and does not dispense medication. Independent licensed providers handle all clinical care, and independent 503A pharmacies and 503B outsourcing facilities fill prescriptions.`,
  copyright: `© 2026 ${brand.name}. All rights reserved.`,
} as const satisfies Record<'company' | 'legal', { title: string; links: readonly Link[] }> & Record<string, unknown>;
