import { brand } from './brand.ts';

/** Copy of the lead form and its dialog (specification sections 4, 5 and 8). */
export const leadForm = {
  head: {
    title: 'Book your implementation call',
    description: 'Tell us where to reach you. You pick the time on the next page.',
  },
  /** The dialog's head once the details are stored: the specification's sentence below it names a webinar, and a calendar opens. */
  stored: { title: 'Next: pick your time', description: 'Your details are with us. The calendar opens in a moment.' },
  labels: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    businessName: 'Business name',
  },
  submit: 'Book Implementation Call',
  submitting: 'Submitting...',
  successTitle: 'Thank You!',
  successText: 'Redirecting you to the exclusive webinar...',
  failures: {
    unavailable: 'Failed to submit form',
    unreachable: 'An unexpected error occurred',
  },
  afterFailure: 'Everything you typed is still here. Try again, or reach us directly:',
  offline:
    'You are offline. Everything you typed is still here. Press the button again once you are connected, or reach us directly:',
  offeredAgain: {
    title: 'Your details are still here.',
    text: 'You sent them, but we could not confirm that they arrived. Press the button to be sure: they are stored only once.',
    discard: 'Clear the form',
  },
  privacy: {
    text: 'We use your details to arrange this call and to credit whoever referred you.',
    link: 'Privacy Policy',
  },
  phone: brand.phone,
  email: brand.email,
} as const;
