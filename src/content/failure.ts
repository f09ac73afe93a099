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
    title: 'This part of the page could not be shown',
    text: 'The rest of it works. Load the page again, or reach us directly:',
  },
  page: {
    title: 'This page could not be loaded',
    text: 'You may be offline, or the site was updated a moment ago. Try again, or reach us directly:',
  },
  tryAgain: 'Try again',
  phone: brand.phone,
  email: brand.email,
};
