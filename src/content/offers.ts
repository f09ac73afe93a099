import type { Link } from '../lib/links.ts';
import { eligibilityAnswer, medicationsAnswer, telemedicineStates, termAnswer } from './answers.ts';
import { brand } from './brand.ts';
import { practitionerGroup } from './landing/group.ts';
import type {
  BenefitsContent,
  BookingSectionContent,
  MissionContent,
  ProcessContent,
  Question,
  ReasonsContent,
  SeoContent,
} from './types.ts';

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
  terms:
    'Then $297/month for the software. The initial term is 90 days, then month to month. Consultation fees and medication are billed separately. Fees are non-refundable.',
} as const satisfies OfferReceiptContent;

const contactWays = [
  { term: 'Email', label: brand.email, to: { email: brand.email } },
  { term: 'Phone', label: brand.phone, to: { phone: brand.phone } },
] as const;

const bookNow = { label: 'Book Now', to: { route: 'scheduleDemo' } } as const satisfies Link;

const consultationAnswer =
  'A provider consultation is $30 for a 3-month clearance or $20 for a 1-month clearance. Medication is charged per order at the pharmacy’s price, and you are liable for what is ordered through your account. You set what the client pays for all of it.';

const refundAnswer =
  'No. Fees are non-refundable, and so is medication once it’s been dispensed. That’s why we’d rather answer every question before you join.';

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
    action: { label: 'Choose a time', to: { fragment: 'calendar' } },
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
    cards: [
      {
        icon: 'sprout',
        title: 'Your brand, built in',
        text: 'Program pages, intake and messages carry your name, your colors and your pricing. Ours stays in the fine print.',
      },
      {
        icon: 'stethoscope',
        title: 'Provider access',
        text: `Independent providers, licensed in 50 states, are ready when your first client is. ${telemedicineStates}`,
      },
      {
        icon: 'microscope',
        title: 'Pharmacy coordination',
        text: 'Prescriptions go to a 503A pharmacy and packages go to the client, with no stop at your desk.',
      },
      {
        icon: 'graduation',
        title: 'Training and certification',
        text: 'Your team gets GLP-1 certified and knows what to say and what to leave to the provider. New hires get the same training.',
      },
      {
        icon: 'target',
        title: 'A launch plan',
        text: 'Packages, pricing, first clients and dates, written down with your partner manager and tracked until you hit them.',
      },
      {
        icon: 'scale',
        title: 'Clear lines',
        text: 'Who treats, who dispenses, who bills: settled in the agreement and repeated in training.',
      },
    ],
  },
  process: {
    title: 'Your first week',
    introduction: 'From the call to your first client, if you keep up the pace. Slower is fine, too.',
    steps: [
      { title: 'Call', text: 'You and a launch specialist decide together whether to go ahead.' },
      { title: 'Join', text: 'You sign, pay $997 and send us your brand and pricing.' },
      { title: 'Set up', text: 'We build, you review. Most partners are live in under 48 hours.' },
      { title: 'Open', text: 'Your team is certified, your pages are up, and your first intake comes in.' },
    ],
  },
  faq: {
    title: 'About the offer',
    questions: [
      {
        question: 'How long does the discount last?',
        answer:
          'It’s a limited-time offer and can end without notice. Book a call while this page shows it, and we’ll confirm the price on the call.',
      },
      {
        question: 'What exactly do I pay?',
        answer: '$997 to join, which is the $1,997 implementation fee less $1,000, and then $297 per month for the software.',
      },
      { question: 'What costs extra?', answer: consultationAnswer },
      { question: 'How long am I committed?', answer: termAnswer },
      { question: 'Can I get my money back?', answer: refundAnswer },
      { question: 'What can clients be prescribed?', answer: medicationsAnswer },
      { question: 'Who can become a client?', answer: eligibilityAnswer },
    ],
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
  mission: {
    title: 'Who’s on the other side',
    text: 'The people who onboard you have done it for businesses like yours, and they’re still your contacts after launch.',
    facts: [
      { value: '400+', label: 'partner businesses' },
      { value: '30,000+', label: 'patient transformations' },
      { value: '40+ years', label: 'of combined experience' },
    ],
  },
  benefits: {
    title: 'What you have when we’re done',
    statement: 'A program that runs whether or not we’re in the room.',
    items: [
      'A branded program with your packages and pricing',
      'A certified team that knows where its role ends',
      'Providers licensed in 50 states, telemedicine in all but Alaska, Mississippi and New Jersey',
      'A 503A pharmacy partner and tracking for every package',
      '100% of revenue after platform fees and medication costs',
    ],
  },
  faq: {
    title: 'Before you book',
    questions: [
      {
        question: 'Do I pay when I book?',
        answer: 'No. Booking is free. You pay $997 when you sign the agreement, and the $297 monthly subscription follows.',
      },
      {
        question: 'Is this the same offer as on your other pages?',
        answer: `Yes: $1,000 off the $1,997 implementation fee. It can’t be combined with the full waiver for members of the ${practitionerGroup.name} group; if you qualify for that, use it instead.`,
      },
      {
        question: 'Who should be on the call?',
        answer: 'You, and the person who’ll answer clients’ questions. Forty-eight hours is easier with two.',
      },
      { question: 'What will each client cost me?', answer: consultationAnswer },
      { question: 'What if it doesn’t work out?', answer: `${termAnswer} Fees already paid are non-refundable.` },
      { question: 'Which clients can I enroll first?', answer: eligibilityAnswer },
    ],
  },
  contact: {
    title: 'Got a question that can’t wait?',
    text: `Call or email, ${brand.hours}.`,
    ways: contactWays,
    action: bookNow,
  },
} as const satisfies OfferContent & {
  receipt: OfferReceiptContent;
  mission: MissionContent;
  benefits: BenefitsContent;
};

type OfferContent = {
  seo: SeoContent;
  booking: BookingSectionContent;
  process: ProcessContent;
  faq: { title: string; questions: readonly Question[] };
  contact: ContactCardContent;
};
