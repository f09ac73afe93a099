import { brand } from './brand.ts';

/** Copy of the lead form and its dialog (specification sections 4, 5 and 8). */
export const leadForm = {
  head: {
    title: 'Book your implementation call',
    description: 'It starts with a live demo. Tell us where to reach you, then pick your time on the next page.',
  },
  /** The dialog's head once the details are stored. What opens is said by the specification's sentence below it alone. */
  stored: { title: 'We have your details', description: 'The next page opens by itself in a moment.' },
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
  offline: 'You’re offline. Everything you typed is still here. Try again once you’re connected, or reach us directly:',
  offeredAgain: {
    title: 'Your details are still here.',
    text: 'You sent them, but we couldn’t confirm that they arrived. Send them again to be sure: they’re stored only once.',
    discard: 'Clear the form',
  },
  privacy: {
    text: 'We use your details to set up this call and to credit the partner who referred you.',
    link: 'Privacy Policy',
  },
  phone: brand.phone,
  email: brand.email,
} as const;
