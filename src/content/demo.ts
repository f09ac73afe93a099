import type { IconName } from '../lib/icons.ts';
import type { Link } from '../lib/links.ts';
import { programSteps } from './program.ts';
import type { ProcessContent, SeoContent } from './types.ts';

/** A partner's quote (specification section 3). `sample`: the partner is invented. */
type PartnerQuote = { sample?: true; text: string; author: string; business: string };

/** Registration for a live group demo. */
export type DemoRegistrationContent = {
  badge: string;
  title: string;
  introduction: string;
  /** Links to the calendar on the same page. */
  reserve: { label: string; to: { fragment: string } };
  discoverTitle: string;
  discoveries: readonly { icon: IconName; text: string }[];
  detailsTitle: string;
  details: readonly { icon: IconName; title: string; text: string }[];
  quotesTitle: string;
  quotes: readonly PartnerQuote[];
  calendarHeading: string;
  calendarTitle: string;
  /** Where a confirmed booking leads. */
  afterBooking: Link['to'];
};

/** `/demo`: registration for the live group demo (specification sections 2 and 9). */
export const demo = {
  seo: {
    title: 'Reserve a seat in a live demo',
    description:
      'A live group demo for up to 20 attendees: 45-60 minutes plus Q&A, several time slots this week. See the program before you decide.',
    keywords: ['live demo registration', 'GLP-1 program demo', 'group demo', 'medical weight loss partner'],
    structuredData: ['organization'],
  },
  registration: {
    badge: 'Limited Seats - Register Now',
    title: 'Watch a medical program run, live.',
    introduction: 'No slides: we enroll a test client and follow the order. Twenty people, tops, so ask away.',
    reserve: { label: 'Reserve Your Demo Seat', to: { fragment: 'calendar' } },
    discoverTitle: 'What you’ll discover',
    discoveries: [
      { icon: 'briefcase', text: 'How gyms, med spas, clinics and coaches offer GLP-1 programs without medical staff' },
      { icon: 'stethoscope', text: 'What independent providers and 503A pharmacies do, and what stays with you' },
      { icon: 'trendingUp', text: 'How partners price their packages and work toward $10K+ in monthly gross revenue' },
      { icon: 'graduation', text: 'How you and your team get trained and certified' },
      { icon: 'rocket', text: 'What it takes to be live in under 48 hours' },
    ],
    detailsTitle: 'The details',
    details: [
      { icon: 'messages', title: 'Small group', text: 'So every question gets an answer.' },
      { icon: 'users', title: 'Max 20 attendees', text: 'When the seats are gone, the slot closes.' },
      { icon: 'clock', title: '45-60 minutes plus Q&A', text: 'We stay until the last question.' },
      { icon: 'calendar', title: 'Multiple time slots this week', text: 'Shown in your time zone.' },
    ],
    quotesTitle: 'Two partners who joined a demo',
    quotes: [
      {
        sample: true,
        text: 'I came to poke holes in it. I left with a launch plan, and the phone number of the person who wrote it.',
        author: 'Marisol Tennant',
        business: 'Halcyra Med Spa',
      },
      {
        sample: true,
        text: 'They showed us what happens when a provider says no. That’s what sold me.',
        author: 'Desmond Achterberg',
        business: 'Ironmere Athletic',
      },
    ],
    calendarHeading: 'Choose your seat',
    calendarTitle: 'Live group demo calendar',
    afterBooking: { route: 'tyDemo' },
  },
  steps: {
    title: 'How It Works',
    introduction: 'If the demo sells you, here’s what comes next.',
    steps: programSteps,
  },
  callToAction: {
    title: 'Twenty seats a session.',
    text: 'Small enough that every question gets an answer. Pick a time this week.',
  },
} as const satisfies {
  seo: SeoContent;
  registration: DemoRegistrationContent;
  steps: ProcessContent;
  callToAction: { title: string; text: string };
};
