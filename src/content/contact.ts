import type { Link } from '../lib/links.ts';
import { brand } from './brand.ts';
import type { SeoContent } from './types.ts';

/** A short message over the page; `title` ends with punctuation. */
type ToastContent = { title: string; text: string };

type ContactFormContent = {
  title: string;
  labels: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    businessType: string;
    message: string;
    smsConsent: string;
  };
  /** This is stored with each consent. Change it to the day's date whenever you change the wording of `labels.smsConsent`. */
  smsConsentVersion: string;
  placeholders: { businessType: string; message: string };
  hints: { phone: string; businessType: string; smsConsent: string };
  /** `link` opens the policy in a new tab. */
  privacy: { text: string; link: string };
  submit: string;
  submitting: string;
  /** Clears what was restored from an earlier visit of the page. */
  discard: string;
  success: {
    title: string;
    text: string;
    next: { title: string; steps: readonly string[] };
    /** Ways for visitors who do not want to wait for the answer. */
    ways: { text: string; links: readonly Link[] };
    again: string;
    toast: ToastContent;
  };
  failure: { toast: ToastContent; title: string; text: string; unavailable: string; unreachable: string };
};

export type ContactContent = {
  seo: SeoContent;
  title: string;
  introduction: string;
  details: {
    title: string;
    labels: { phone: string; email: string; address: string; hours: string };
    phone: string;
    email: string;
    address: readonly string[];
    hours: string;
    /** What a patient should do instead of writing here. */
    note: string;
  };
  form: ContactFormContent;
};

/** `/contact` (specification sections 2, 3 and 5). */
export const contact = {
  seo: {
    title: `Contact us in ${brand.address.city}, ${brand.address.regionName}`,
    breadcrumb: 'Contact',
    description: `Call, write or send a message to ${brand.name} in ${brand.address.city}, ${brand.address.regionName}. We answer ${brand.hours}.`,
    keywords: ['contact', 'support', 'partner program', brand.address.city],
    pageType: 'ContactPage',
    structuredData: ['organization', 'localBusiness'],
  },
  title: 'Ask someone who knows the answer',
  introduction: 'Tell us what you run and what your clients ask for. Someone on the partner team will write back.',
  details: {
    title: 'Reach us directly',
    labels: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Hours' },
    phone: brand.phone,
    email: brand.email,
    address: [brand.address.street, `${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}`],
    hours: brand.hours,
    note: 'Already a patient? For anything about your treatment, message your provider through your patient portal. In an emergency, call 911.',
  },
  form: {
    title: 'Send a message',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      businessType: 'Type of business',
      message: 'Message',
      smsConsent: `I agree to receive text messages from ${brand.name} about my inquiry and my account at the number I provide. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to unsubscribe and HELP for help.`,
    },
    smsConsentVersion: '2026-11-20',
    placeholders: {
      businessType: 'Fitness studio, wellness center, medical spa …',
      message: 'What would you like to offer, and to whom?',
    },
    hints: {
      phone: 'So we can call or text you back.',
      businessType: 'So the right person gets back to you.',
      smsConsent: 'Required to send this form, with or without a phone number. Not a condition of purchase.',
    },
    privacy: {
      text: 'We use your details to get back to you.',
      link: 'Privacy Policy',
    },
    submit: 'Send message',
    submitting: 'Sending...',
    discard: 'Clear the form',
    success: {
      title: 'We got your message',
      text: 'Thanks for writing.',
      next: {
        title: 'What happens next',
        steps: [
          'Someone on the partner team reads it. We go in the order messages come in.',
          `They’ll write back during business hours: ${brand.hours}.`,
        ],
      },
      ways: {
        text: 'You don’t have to wait for us:',
        links: [
          { label: 'Book a demo', to: { route: 'bookingDemo' } },
          { label: 'Read the FAQ', to: { route: 'faq' } },
        ],
      },
      again: 'Send another message',
      toast: { title: 'Message sent!', text: 'We’ll be in touch soon.' },
    },
    failure: {
      toast: { title: 'Message not sent:', text: 'Please try again.' },
      title: 'Your message wasn’t sent',
      text: 'Nothing you typed is lost. Try again in a moment, or reach us directly:',
      unavailable: 'Something went wrong on our end.',
      unreachable: 'We couldn’t reach our server. You may be offline.',
    },
  },
} as const satisfies ContactContent;
