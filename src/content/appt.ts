import type { Link } from '../lib/links.ts';
import { joiningPrice } from './answers.ts';
import { brand } from './brand.ts';
import type { BookingContent, CallToActionContent, ProcessContent } from './types.ts';

/** What one side gains from the program. */
export type BenefitSideContent = { title: string; text: string; items: readonly string[] };

/** What the partner gains, and what the partner's clients gain. */
export type BenefitSidesContent = {
  title: string;
  introduction: string;
  partner: BenefitSideContent;
  client: BenefitSideContent;
};

/** What the company is and is not, with links to the full documents. */
export type DisclaimerContent = { title: string; paragraphs: readonly string[]; links: readonly Link[] };

/** `/appt`: where every 'Get Started' leads (specification section 2). */
export const appt = {
  seo: {
    title: 'Add peptides or medical weight loss in 24 hours',
    description:
      'Join a 60-minute live demo and see how a wellness business can offer peptides or medical weight loss within 24 hours, without medical staff.',
    keywords: [
      'live demo',
      'add peptides to your business',
      'medical weight loss in 24 hours',
      'GLP-1 certification',
      'partner program',
    ],
    structuredData: ['organization'],
  },
  title: 'Add peptides or medical weight loss to your business in 24 hours.',
  introduction: 'It starts with a live demo. Pick a time and see the whole program before you decide anything.',
  assurance: '60 minutes, free, no obligation',
  calendarTitle: 'Live demo calendar',
  expectTitle: '60-minute live demo',
  expect: [
    'The platform as you and your clients will see it',
    'Who prescribes, who dispenses, and what you never have to touch',
    'Pricing, fees and margins, on one page',
    'Your questions, answered by someone who runs launches',
  ],
  price: `${joiningPrice} Consultation fees and medication are billed separately.`,
  afterBooking: { route: 'tyDemo' },
} as const satisfies BookingContent;

export const apptBanner = {
  title: 'One hour, and you’ll know',
  text: 'See the program live, ask anything, and decide later. It’s free, with no obligation.',
  links: [{ label: 'Pick a time', to: { fragment: 'calendar' } }],
} as const satisfies CallToActionContent;

/** Its 'How It Works'. */
export const apptSteps = {
  title: 'How It Works',
  introduction: 'Five steps. The first takes an hour. Once you’ve enrolled, setup can be done within 24 hours.',
  steps: [
    { title: 'Join a demo', text: 'Sixty minutes, live. See what your client sees and what you’ll see, and ask anything.' },
    { title: 'Enroll in the software', text: 'Sign the partner agreement and send us your logo and your pricing.' },
    { title: 'Get GLP-1 certified', text: 'You and your team learn how the treatment works and what only a provider can say.' },
    { title: 'Build a launch plan', text: 'With your partner manager: packages, first clients, dates, and who does what.' },
    { title: 'Start selling', text: 'Your pages go live under your brand, with providers and a pharmacy already behind them.' },
  ],
} as const satisfies ProcessContent;

export const apptBenefits = {
  title: 'Good for your business, good for your clients',
  introduction: 'One without the other doesn’t last. So we built for both.',
  partner: {
    title: 'For you, the partner',
    text: 'A medical program without the medical overhead.',
    items: [
      'Your brand, your pricing, your packages',
      '$10K+ in monthly gross revenue to work toward',
      '100% of revenue kept after medication costs and platform fees',
      'No medical staff, no exam room, no inventory',
      'Training, certification and marketing materials included',
      '400+ partner businesses that have done it before you',
    ],
  },
  client: {
    title: 'For your clients',
    text: 'Licensed care, with a familiar face nearby.',
    items: [
      'A telehealth visit with an independent licensed provider',
      'Medication from a 503A pharmacy, shipped to their door when it’s prescribed',
      'Follow-ups and refills without a waiting room',
      'The coach or clinic they already trust, all the way through',
      'A program with 30,000+ patient transformations behind it',
    ],
  },
} as const satisfies BenefitSidesContent;

export const apptDisclaimer = {
  title: `${brand.name} is a technology platform, not a medical provider.`,
  paragraphs: [
    'We supply software, training and coordination. Independent licensed providers decide whether treatment is appropriate, and independent pharmacies prepare and dispense medication. Not every client qualifies, and no one can promise a result.',
    'Setup can be done within 24 hours once you’ve enrolled and sent us your brand and pricing; most partners launch in under 48. Revenue figures describe what partners work toward and depend on your business.',
  ],
  links: [
    { label: 'Privacy Policy', to: { route: 'privacyPolicy' } },
    { label: 'Terms & Conditions', to: { route: 'termsAndConditions' } },
  ],
} as const satisfies DisclaimerContent;
