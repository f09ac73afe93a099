import { brand } from './brand.ts';

/** Shown when a visitor has clicked a control whose code does not load. */
export const loadFailure = {
  title: 'This page didn’t finish loading, so nothing was sent.',
  text: 'Please reload it, or reach us directly:',
  phone: brand.phone,
  email: brand.email,
} as const;
