import { brand } from './brand.ts';

/** Copy of the human check, where one is configured. */
export const humanCheck = {
  checking: 'This form checks that you are a person.',
  challenged: 'One more step: please confirm that you are a person.',
  solved: 'You are confirmed as a person.',
  expired: 'The confirmation has expired and is being renewed.',
  failed: {
    title: 'We could not check that you are a person.',
    text: 'Try the check again. If it fails once more, reach us directly:',
  },
  blocked: {
    title: 'The check that you are a person could not be loaded.',
    text: 'A blocker may be in the way, or the network. Allow challenges.cloudflare.com and try again, or reach us directly:',
  },
  retry: 'Try again',
  phone: brand.phone,
  email: brand.email,
} as const;
