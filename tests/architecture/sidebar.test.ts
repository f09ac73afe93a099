import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses } from '../../.storybook/pageAddresses.ts';

const PAGES = join(__dirname, '..', '..', 'stories', 'pages');

/** Pages that show what is at many addresses, or at none. */
const withoutAddress = ['FailedPage', 'JobPage', 'NotFoundPage'];

test('every page has its address in Storybook’s sidebar', async () => {
  const pages = readdirSync(PAGES).map((file) => file.split('.')[0] ?? '');
  const addresses = pageAddresses();
  expect([...Object.keys(addresses), ...withoutAddress].sort()).toEqual([...new Set(pages)].sort());
  expect(addresses).toMatchObject({ HomePage: '/', AffiliatePage: '/aff', ThankYouDemoPage: '/ty-demo' });
  process.env.STORYBOOK_PAGE_ADDRESSES = JSON.stringify(addresses);
  const { labelOf } = await import('../../.storybook/labels.ts');
  const labels = {
    ThankYouDemoPage: '/ty-demo · Thank you demo',
    FaqPage: '/faq · FAQ',
    ApptPage: '/appt · Appointment',
    NotFoundPage: 'Not found page',
    sections: 'Sections',
    HomeHero: 'Home hero',
    FaqAnswer: 'FAQ answer',
    Button: 'Button',
  };
  expect(Object.keys(labels).map(labelOf)).toEqual(Object.values(labels));
});
