import { eligibilityAnswer, feesAnswer, medicationsAnswer, telemedicineStates, termAnswer } from '../answers.ts';
import { brand } from '../brand.ts';
import type { LandingContent } from '../types.ts';
import { practitionerGroup } from './group.ts';
import { introVideo } from '../introVideo.ts';

/** One large number. */
export type BigFigureContent = { value: string; caption: string };

/** Who does which part of the work; the reader comes first. */
export type ResponsibilitiesContent = {
  title: string;
  introduction: string;
  parties: readonly { who: string; duties: readonly string[] }[];
};

export type DoctorLandingContent = LandingContent & { figure: BigFigureContent; responsibilities: ResponsibilitiesContent };

/** `/dr`: for physicians and their practices; the only page that mentions $50K+ (specification sections 2 and 9). */
export const dr = {
  seo: {
    title: 'A weight-loss service line for physician practices',
    description:
      'For physicians: a GLP-1 service line with independent telehealth providers, 503A compounding and software, without a new hire or a new lease.',
    keywords: [
      'physician practice GLP-1',
      'weight loss service line',
      'cash-pay practice',
      'telehealth for doctors',
      '503A compounding',
    ],
    structuredData: ['organization'],
  },
  waiver: {
    sample: true,
    text: 'For colleagues: the $1,997 implementation fee is waived',
    detail: `through the ${practitionerGroup.name} group on ${practitionerGroup.network}.`,
  },
  hero: {
    badge: 'Trusted by 75+ partner locations',
    title: 'Cash-pay GLP-\u20601 care. Zero clinic hours.',
    introduction: 'Offer supervised GLP-1 care under your practice’s name.',
    detail:
      'More patients ask about GLP-1 therapy than your schedule allows. Independent telehealth providers see them; keep your hours for the patients only you can see.',
    facts: [
      { value: '0', label: 'medical staff to hire, credential or cover' },
      { value: '48 hours', label: 'or less from setup to first intake' },
      { value: 'Licensed in 50 states', label: 'independent providers, between them' },
      { value: '100%', label: 'of revenue kept after medication costs' },
    ],
    footnote: `Gross revenue before platform fees and medication costs. Results depend on your panel, your pricing and your marketing, and are not a promise of earnings. ${telemedicineStates}`,
  },
  figure: {
    value: '$50K+',
    caption: 'in monthly gross revenue: what a practice with an established patient panel can build toward.',
  },
  responsibilities: {
    title: 'Who carries what',
    introduction: 'You have read enough contracts to ask this first. Four parties, and no task that belongs to two of them.',
    parties: [
      {
        who: 'Your practice',
        duties: [
          'Sets packages and prices, bills the patient, keeps the relationship',
          'Decides which of its patients hear about the program, and how',
        ],
      },
      {
        who: 'Independent provider',
        duties: [
          'Takes the history, rules out contraindications, prescribes or declines',
          'Follows up, titrates, handles adverse events, carries the chart',
        ],
      },
      {
        who: '503A pharmacy',
        duties: ['Compounds for the named patient on a valid prescription', 'Labels, ships and counsels'],
      },
      {
        who: brand.name,
        duties: [
          'Software, onboarding, staff training and partner support',
          'No clinical decisions, no dispensing, no share in either',
        ],
      },
    ],
  },
  video: {
    title: 'The model, without the adjectives',
    introduction:
      'Half a minute on how intake, prescribing and dispensing are kept apart. The transcript is shorter than an abstract.',
    ...introVideo,
  },
  reasons: {
    title: 'Why physicians choose it',
    introduction: 'Four things that we hear in nearly every first conversation, and how we answer them.',
    cards: [
      {
        icon: 'calendar',
        title: '“I have no room in my schedule.”',
        text: 'The visits are not on your schedule. Telehealth providers hold them, and a status line in your dashboard is all that reaches your desk.',
      },
      {
        icon: 'shield',
        title: '“I do not want the liability of a side business.”',
        text: 'Clinical responsibility lies with the treating provider and dispensing with the pharmacy, each under their own license.',
      },
      {
        icon: 'microscope',
        title: '“Where does the medication come from?”',
        text: 'From independent 503A pharmacies that compound per prescription. You will know the pharmacy’s name before you enroll a patient.',
      },
      {
        icon: 'briefcase',
        title: '“Another vendor, another contract for years.”',
        text: 'Ninety days, then month to month, with 30 days’ written notice. A tool should earn its renewal.',
      },
    ],
  },
  process: {
    title: 'The clinical pathway, step by step',
    introduction: 'What happens to a patient whom you refer to your own program.',
    steps: [
      {
        title: 'Quick setup',
        text: 'Your name, your packages and your consent language go into the platform; your front office is trained on all three.',
      },
      {
        title: 'Patient consultation',
        text: 'Structured intake, then a telehealth visit with a provider licensed where the patient lives. The provider may order, adjust or decline.',
      },
      {
        title: 'Medication fulfillment',
        text: 'The prescription is routed to a 503A pharmacy, compounded for that patient and shipped with tracking.',
      },
      {
        title: 'Ongoing support',
        text: 'Titration, refills and adverse-event calls stay with the provider. Your practice sees enrollment and shipping status, never more of the chart than it should.',
      },
    ],
  },
  benefits: {
    title: 'What it adds to a practice',
    statement: 'Keep the patients who would otherwise find a website at midnight.',
    items: [
      'Cash-pay revenue with no claims, no denials, no prior authorization',
      'Care for patients who wait months for a weight-management visit',
      'Your clinicians’ time, left where it is',
      'Practice-branded pages, intake and messages',
      'Front-office training and certification in GLP-1 basics',
      'A direct line to a partner manager',
    ],
  },
  faq: {
    title: 'Questions from colleagues',
    questions: [
      {
        question: 'May I be the treating provider for my own patients?',
        answer:
          'The program’s visits are held by independent providers of the network. Patients whom you treat yourself stay your patients, outside the program. Bring the cases you are thinking of to the call.',
      },
      {
        question: 'What does the practice pay?',
        answer: `${feesAnswer} The implementation fee is waived for practices that enroll through the ${practitionerGroup.name} group.`,
      },
      { question: 'Where are providers licensed, and whom do they see?', answer: eligibilityAnswer },
      { question: 'What is prescribed, and who prepares it?', answer: medicationsAnswer },
      { question: 'What are the term and the exit?', answer: termAnswer },
      {
        question: 'Where does $50K+ come from?',
        answer:
          'It is monthly gross revenue that a practice with an established panel can build toward at its own prices, before platform fees and medication costs. It is not a forecast for yours: on the call we work through your panel and your prices, and write down the assumptions.',
      },
    ],
  },
  callToAction: {
    title: 'Your patients are asking. Answer under your own name.',
    text: 'Schedule the implementation call with your office manager in the room.',
  },
  booking: { label: 'Book Implementation Call', to: { route: 'bookingDemoDr' } },
} as const satisfies DoctorLandingContent;
