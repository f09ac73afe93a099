import { brand } from './brand.ts';

/** Copy of the human check, where one is configured. */
export const humanCheck = {
  checking: 'This form checks that you’re human.',
  challenged: 'One more step: please confirm that you’re human.',
  solved: 'Confirmed: you’re human.',
  expired: 'Your confirmation expired. We’re renewing it.',
  failed: {
    title: 'We couldn’t confirm that you’re human.',
    text: 'Try the check again. If it fails again, reach us directly:',
  },
  blocked: {
    title: 'The human check didn’t load.',
    text: 'An ad blocker or your network may be in the way. Allow challenges.cloudflare.com and try again, or reach us directly:',
  },
  retry: 'Try again',
  phone: brand.phone,
  email: brand.email,
} as const;
