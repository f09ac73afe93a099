import type { IconName } from '../lib/icons.ts';
import type { Link } from '../lib/links.ts';
import { eligibilityAnswer, feesAnswer, medicationsAnswer, termAnswer } from './answers.ts';
import { brand } from './brand.ts';
import type { CallToActionContent, Question, SeoContent, TopicContent } from './types.ts';

/** The path from the home page to a page. */
type BreadcrumbsContent = { landmark: string; links: readonly Link[]; current: string };

/** One card of 'What You'll Get'; its 'Learn More' opens `topic` in a dialog. */
type WebinarCardContent = { icon: IconName; title: string; text: string; topic: TopicContent };

/** 'What You'll Get': five cards, and a sixth topic behind a text button. */
export type WebinarTopicsContent = {
  title: string;
  introduction: string;
  cards: readonly WebinarCardContent[];
  more: { text: string; label: string; topic: TopicContent };
};

/** `/webinar` (specification section 2). */
export const webinar = {
  seo: {
    title: 'Webinar: the recorded live demo',
    breadcrumb: 'Webinar',
    description:
      'Watch the recorded live demo: licensed doctors, 503A pharmacy fulfillment, software, training and business integration. Then book your call.',
    keywords: ['webinar', 'recorded demo', 'GLP-1 partner program', 'licensed doctors', '503A pharmacy fulfillment'],
    structuredData: ['organization'],
  },
  breadcrumbs: {
    landmark: 'Breadcrumbs',
    links: [{ label: 'Home', to: { route: 'home' } }],
    current: 'Webinar',
  },
  topics: {
    title: 'What You’ll Get',
    introduction: 'Five parts of one program, to read at your own pace.',
    cards: [
      {
        icon: 'stethoscope',
        title: 'Licensed Doctors',
        text: 'Independent clinicians, licensed in 50 states, decide on medical grounds alone. They see clients by telemedicine in all states except Alaska, Mississippi and New Jersey.',
        topic: {
          title: 'Licensed Doctors',
          introduction:
            'In a live demo, you see an intake land on a provider’s screen. What you don’t see is anyone telling that provider what to write. That’s deliberate.',
          listTitle: 'What the provider does',
          items: [
            'Reviews each client’s history, medications and contraindications',
            'Meets the client by telehealth, in all states except Alaska, Mississippi and New Jersey',
            'Prescribes, adjusts or declines, and explains why',
            'Charges $30 for a 3-month clearance or $20 for a 1-month clearance',
            'Stays the client’s contact for medical questions and refills',
          ],
          closing: 'The doctor is independent of you and of us. A prescription is a medical decision, never part of a package.',
        },
      },
      {
        icon: 'microscope',
        title: '503A Pharmacy Fulfillment',
        text: 'Each prescription is compounded for one named patient, packed, shipped and tracked. Your back room stays a back room.',
        topic: {
          title: '503A Pharmacy Fulfillment',
          introduction:
            'Every package leaves an independent pharmacy, not a warehouse of ours. We never own the medication, and neither do you.',
          listTitle: 'What the pharmacy does',
          items: [
            'Receives the prescription from the provider, electronically',
            'Compounds Semaglutide or Tirzepatide, also with B12 or B3, for that patient',
            'Ships to the patient’s home and reports the tracking number',
            'Answers the patient’s questions about storage and use',
          ],
          closing:
            'Compounded medications are not reviewed by the FDA for safety or effectiveness. Dispensed medication is non-refundable, and ordered medication is charged to your account.',
        },
      },
      {
        icon: 'monitor',
        title: 'Complete Software Platform',
        text: 'Two screens, yours and your client’s, under your name and in your colors, for $297 per month.',
        topic: {
          title: 'Complete Software Platform',
          introduction: 'Everything in a demo runs in one system. No second login, no spreadsheet, no fax.',
          listTitle: 'What’s in it',
          items: [
            'Your program pages, packages and pricing',
            'Intake and consent forms for your clients',
            'Visits and messages between client and provider',
            'Order, shipment and refill status for your team',
            'Numbers: enrollments, active clients and revenue',
          ],
          closing:
            'The platform moves information only between people allowed to have it. Your team sees status; the chart stays with the provider.',
        },
      },
      {
        icon: 'graduation',
        title: 'Training & Support',
        text: 'GLP-1 certification before you start, a partner manager while you grow, and a phone that gets answered.',
        topic: {
          title: 'Training & Support',
          introduction:
            'A demo looks easy because the people in it have practiced. Your team gets to practice before the first client asks.',
          listTitle: 'What your team gets',
          items: [
            'Live training for owners and front desk',
            'GLP-1 certification, in language clients understand',
            'Scripts, emails and posts that stay within the rules',
            'A launch plan with dates, and someone who holds you to them',
            `Support by phone and email, ${brand.hours}`,
          ],
          closing: 'Training teaches your team to explain a program, and to hand every medical question to the provider.',
        },
      },
      {
        icon: 'puzzle',
        title: 'Business Integration',
        text: 'The program joins the memberships, treatment menus and coaching plans you already sell, in under 48 hours.',
        topic: {
          title: 'Business Integration',
          introduction:
            'You may run a gym, a spa, a clinic or a calendar full of video calls. The pieces are the same. Where they go isn’t.',
          listTitle: 'What we set up together',
          items: [
            'Packages that fit what you sell today',
            'Pages in your brand, linked from your own site',
            'Billing, with platform fees and medication costs covered first',
            'Your first offer to the clients you already have',
            'A launch in under 48 hours once we have your brand and pricing',
          ],
          closing: 'Implementation is $1,997, one time. The initial term is 90 days, then month to month.',
        },
      },
    ],
    more: {
      text: 'And what all of it stands on:',
      label: 'Compliance & Legal',
      topic: {
        title: 'Compliance & Legal',
        introduction:
          'A medical program is only as good as the lines it keeps. These are ours, and they become yours when you sign.',
        listTitle: 'What keeps you on the right side',
        items: [
          `${brand.name} is software. It is not a medical provider, does not practice medicine and does not dispense`,
          'Clinical decisions belong to independent licensed providers, dispensing to independent 503A and 503B pharmacies',
          'Consent, privacy notice and telehealth terms are part of each client’s intake',
          'Advertising rules for partners, with materials already checked against them',
          'Clients live in a US state where the program operates, and are 18 or older or supervised by a parent or guardian',
        ],
        closing: 'This is a summary, not legal advice. The terms and the partner agreement are what count.',
      },
    },
  },
  faq: {
    title: 'Everything people ask during the demo',
    questions: [
      {
        question: 'Why do I have to watch all of it?',
        answer:
          'Because the implementation call starts where the video ends. Without it, we’d spend half the call on the video, so calls booked without watching are canceled.',
      },
      {
        question: 'What happens when time’s up?',
        answer:
          'A checkbox appears below the video. Check it to confirm you’ve watched, and the button to the partner start page turns on.',
      },
      {
        question: 'Who is this for?',
        answer:
          'For businesses whose clients already trust them with their health: gyms, med spas, clinics, chiropractors, nutritionists and online coaches.',
      },
      {
        question: 'Do I need medical staff?',
        answer:
          'No. Independent licensed providers handle all clinical care. You handle marketing, clients and billing, and pass along every medical question.',
      },
      { question: 'What does it cost to join?', answer: feesAnswer },
      {
        question: 'What can I earn?',
        answer:
          'Partners work toward $10K+ in monthly gross revenue and keep 100% of revenue after platform fees and medication costs. What you earn depends on your clients, your pricing and your marketing. It’s a goal, not a promise.',
      },
      {
        question: 'How soon can I start?',
        answer: 'Most partners launch in under 48 hours once they’ve enrolled and sent us their brand and pricing.',
      },
      { question: 'Which states are covered, and who can enroll?', answer: eligibilityAnswer },
      { question: 'Which medications does this cover?', answer: medicationsAnswer },
      { question: 'Is there a long contract?', answer: termAnswer },
      {
        question: 'Whose brand do clients see?',
        answer:
          'Yours, from the first page to the tracking email. Providers and pharmacies go by their own names wherever they act, because they have to.',
      },
      {
        question: 'What if a client doesn’t qualify?',
        answer: 'The provider says so and explains why. It happens, and a client who hears the truth usually stays a client.',
      },
      {
        question: 'Is my clients’ health information safe?',
        answer:
          'Health records are for the client, the provider and the pharmacy. We carry and store them for the provider under a written agreement; your team sees enrollment and shipping status. The Notice of Privacy Practices has the rest.',
      },
      {
        question: 'I watched the video and still have questions.',
        answer: `Good. Call ${brand.phone} or email ${brand.email}, ${brand.hours}.`,
      },
    ],
  },
  closing: {
    title: 'Rather see it live?',
    text: 'Book a demo: 60 minutes with someone who launches businesses like yours. Bring the questions the video left open.',
    links: [
      { label: 'Book a demo', to: { route: 'bookingDemo' } },
      { label: 'Send us a message', to: { route: 'contact' } },
    ],
  },
} as const satisfies {
  seo: SeoContent;
  breadcrumbs: BreadcrumbsContent;
  topics: WebinarTopicsContent;
  faq: { title: string; questions: readonly Question[] };
  closing: CallToActionContent;
};
