import { brand } from './brand.ts';

type FailureContent = {
  section: { title: string; text: string };
  page: { title: string; text: string };
  tryAgain: string;
  phone: string;
  email: string;
};

/** Copy that replaces a section or a page that failed. */
export const failure: FailureContent = {
  section: {
    title: 'This part of the page didn’t load',
    text: 'The rest works fine. Reload the page, or reach us directly:',
  },
  page: {
    title: 'This page didn’t load',
    text: 'You may be offline, or we just updated the site. Try again, or reach us directly:',
  },
  tryAgain: 'Try again',
  phone: brand.phone,
  email: brand.email,
};
