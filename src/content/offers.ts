import type { Link } from '../lib/links.ts';
import { brand } from './brand.ts';
import { faqQuestions, type FaqEntryContent } from './faq.ts';
import { pickTime } from './headerActions.ts';
import { practitionerGroup } from './landing/group.ts';
import { programParts, programSteps } from './program.ts';
import type { BookingSectionContent, ProcessContent, ReasonsContent, SeoContent } from './types.ts';

/** What joining costs, line by line; the last line is the sum. */
export type OfferReceiptContent = {
  title: string;
  lines: readonly { label: string; value: string }[];
  terms: string;
};

export type OfferHeroContent = {
  badge: string;
  title: string;
  introduction: string;
  action: Link;
  receipt: OfferReceiptContent;
};

/** How to contact us. */
export type ContactCardContent = {
  title: string;
  text: string;
  ways: readonly (Link & { term: string })[];
  action: Link;
};

/** The limited-time offer of `/start` and `/onboarding` (specification section 9: $1,997 less $1,000 is $997, then $297 a month). */
const receipt = {
  title: 'Limited-time offer',
  lines: [
    { label: 'Implementation, one time', value: '$1,997' },
    { label: 'Discount', value: '– $1,000' },
    { label: 'To join', value: '$997' },
  ],
  terms: `Then $297/month for the software. The initial term is 90 days, then month to month. Consultation fees and medication are billed separately. Fees are non-refundable. The offer can end without notice, and can’t be combined with the waiver for members of the ${practitionerGroup.name} group.`,
} as const satisfies OfferReceiptContent;

const contactWays = [
  { term: 'Email', label: brand.email, to: { email: brand.email } },
  { term: 'Phone', label: brand.phone, to: { phone: brand.phone } },
] as const;

const bookNow = { label: 'Book Now', to: { route: 'scheduleDemo' } } as const satisfies Link;

/** `/start`: the offer for businesses that start from scratch (specification section 2). */
export const start = {
  seo: {
    title: 'Start for $997: a limited-time $1,000 discount',
    description:
      'For a limited time, join for $997 instead of $1,997, then $297 per month, and offer medical weight loss under your own brand.',
    keywords: ['limited-time offer', 'GLP-1 program cost', 'start a medical weight loss business', 'partner discount'],
    structuredData: ['organization'],
  },
  hero: {
    badge: 'For a limited time',
    title: 'Start today and save $1,000.',
    introduction: 'Join for $997, then $297/month. Same implementation, same platform, same people, for $1,000 less.',
    action: pickTime,
    receipt,
  },
  booking: {
    title: 'Talk to us before you pay anything',
    introduction: 'A short call sets your start date and confirms the discount. Times are in your time zone.',
    calendarTitle: 'Start call calendar',
    expectTitle: 'On the call',
    expect: [
      'Whether the program fits your clients and your state',
      'What you’d charge, and what you’d keep',
      'What we need from you: a logo, a price list, an hour of training',
      'When you could be live: in under 48 hours, if you like',
    ],
    afterBooking: { route: 'tyDemo' },
  },
  reasons: {
    title: 'What $997 sets in motion',
    introduction: 'Not a login and a handbook. Six things, done for you by people.',
    cards: programParts,
  },
  process: {
    title: 'From the first call to revenue',
    introduction: 'If the call convinces you, here’s what comes next.',
    steps: programSteps,
  },
  faq: {
    title: 'Before you book',
    questions: faqQuestions('fees', 'term', 'refunds', 'states', 'medications', 'eligibility', 'launch-and-training'),
  },
  contact: {
    title: 'Rather talk first?',
    text: `${brand.hours}. A person answers.`,
    ways: contactWays,
    action: bookNow,
  },
} as const satisfies OfferContent & { hero: OfferHeroContent; reasons: ReasonsContent };

/** `/onboarding`: the offer for those who have seen a demo and want to start (specification section 2). */
export const onboarding = {
  seo: {
    title: 'Book your onboarding and save $1,000',
    description:
      'Seen the demo? Book your onboarding at the limited-time price: $997 to join, then $297 per month. Pick a time with the launch team.',
    keywords: ['partner onboarding', 'onboarding call', 'limited-time discount', 'GLP-1 program launch'],
    structuredData: ['organization'],
  },
  booking: {
    title: 'You’ve seen it. Start now and save $1,000.',
    introduction:
      'For a limited time, join for $997, then $297/month. Book your onboarding, and our launch team takes it from there.',
    calendarTitle: 'Onboarding calendar',
    expectTitle: 'Bring to your onboarding',
    expect: ['Your logo', 'Your pricing', 'The person who runs your front desk'],
    afterBooking: { route: 'tyDemo' },
  },
  receipt,
  process: {
    title: 'What happens in onboarding',
    introduction: 'Each step ends with something you can see.',
    steps: [
      { title: 'Kickoff', text: 'We meet, agree on packages and gather your brand assets. You leave with dates.' },
      { title: 'Build', text: 'We set up pages, intake and pricing under your name. You get a link to review.' },
      { title: 'Certify', text: 'Your team is trained and GLP-1 certified. You get the scripts they practiced with.' },
      { title: 'Go live', text: 'In under 48 hours from your kickoff, your program is ready for its first intake.' },
    ],
  },
  faq: {
    title: 'Before you book',
    questions: faqQuestions('medical-staff', 'fees', 'revenue', 'term', 'refunds', 'eligibility'),
  },
  contact: {
    title: 'Got a question that can’t wait?',
    text: `Call or email, ${brand.hours}.`,
    ways: contactWays,
    action: bookNow,
  },
} as const satisfies OfferContent & { receipt: OfferReceiptContent };

type OfferContent = {
  seo: SeoContent;
  booking: BookingSectionContent;
  process: ProcessContent;
  /** Search results do not show these questions under this page: the FAQ page has the same ones. */
  faq: { title: string; questions: readonly FaqEntryContent[] };
  contact: ContactCardContent;
};
