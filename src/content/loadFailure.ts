import { brand } from './brand.ts';

/** What a page says when its code does not arrive and a visitor has clicked something that needs it. */
export const loadFailure = {
  title: 'This page could not finish loading, so nothing was sent from it.',
  text: 'Please reload it, or reach us directly:',
  phone: brand.phone,
  email: brand.email,
} as const;
