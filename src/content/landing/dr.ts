import {
  eligibilityAnswer,
  feesAnswer,
  medicationsAnswer,
  partnerLocations,
  telemedicineStates,
  termAnswer,
} from '../answers.ts';
import { brand } from '../brand.ts';
import type { LandingContent } from '../types.ts';
import { practitionerGroup } from './group.ts';
import { introVideo } from '../introVideo.ts';

/** One large number. */
type BigFigureContent = { value: string; caption: string };

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
    title: 'Cash-pay GLP-\u20601 care. Zero\u00a0clinic\u00a0hours.',
    introduction: 'Offer supervised GLP-1 care under your practice’s name.',
    detail:
      'More patients ask about GLP-1 therapy than your schedule allows. Independent telehealth providers see them. You keep your hours for patients only you can see.',
    facts: [
      { value: '0', label: 'medical staff to hire, credential or cover' },
      { value: '48 hours', label: 'or less from setup to first intake' },
      { value: '50 states', label: 'in which our independent providers, combined, are licensed' },
      { value: '100%', label: 'of revenue kept after medication costs and platform fees' },
    ],
    footnote: `Gross revenue before platform fees and medication costs. Results depend on your panel, your pricing and your marketing, and aren’t a promise of earnings. ${telemedicineStates} ${partnerLocations}`,
  },
  figure: {
    value: '$50K+',
    caption: 'in monthly gross revenue: what a practice with an established patient panel can build toward.',
  },
  responsibilities: {
    title: 'Who does what',
    introduction: 'You’ve read enough contracts to ask this first: there are four parties, and each task belongs to exactly one.',
    parties: [
      {
        who: 'Your practice',
        duties: [
          'Sets packages and pricing, bills the patient, keeps the relationship',
          'Decides which of its patients hear about the program, and how',
        ],
      },
      {
        who: 'Independent provider',
        duties: [
          'Takes the history, rules out contraindications, prescribes or declines',
          'Follows up, titrates, handles adverse events, keeps the chart',
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
    introduction: 'How intake, prescribing and dispensing stay separate, in half a minute.',
    ...introVideo,
  },
  reasons: {
    title: 'Why physicians choose it',
    introduction: 'What we hear in nearly every first call, and what we say back.',
    cards: [
      {
        icon: 'calendar',
        title: '“I have no room in my schedule.”',
        text: 'The visits aren’t on your schedule. Telehealth providers handle them, and all that reaches your desk is a status line in a dashboard.',
      },
      {
        icon: 'shield',
        title: '“I don’t want the liability of a side business.”',
        text: 'The treating provider is responsible for the care, and the pharmacy for dispensing. Each works under its own license.',
      },
      {
        icon: 'microscope',
        title: '“Where does the medication come from?”',
        text: 'From independent 503A pharmacies that compound per prescription. You’ll know the pharmacy’s name before you enroll a patient.',
      },
      {
        icon: 'briefcase',
        title: '“Another vendor, another multiyear contract.”',
        text: 'Ninety days, then month to month, with 30 days’ written notice. A tool should earn its renewal.',
      },
    ],
  },
  process: {
    title: 'The clinical pathway, step by step',
    introduction: 'What happens when you enroll a patient.',
    steps: [
      {
        title: 'Quick setup',
        text: 'We set up your name, your packages and your consent language in the platform and train your front office on all three.',
      },
      {
        title: 'Patient consultation',
        text: 'Structured intake, then a telehealth visit with a provider licensed where the patient lives. The provider may prescribe, adjust or decline.',
      },
      {
        title: 'Medication fulfillment',
        text: 'The prescription goes to a 503A pharmacy, which compounds it for that patient and ships it with tracking.',
      },
      {
        title: 'Ongoing support',
        text: 'Titration, refills and adverse-event calls stay with the provider. Your practice sees enrollment and shipping status, never more of the chart than it should.',
      },
    ],
  },
  benefits: {
    title: 'What your practice gains',
    statement: 'Keep the patients who’d otherwise find a website at midnight.',
    cards: [
      { icon: 'trendingUp', title: 'Cash-pay revenue', text: 'No claims, no denials, no prior authorization.' },
      {
        icon: 'calendar',
        title: 'Care without the wait',
        text: 'No months on a waiting list.',
      },
      {
        icon: 'clock',
        title: 'Your clinicians’ time',
        text: 'Untouched: independent providers handle the visits.',
      },
      { icon: 'briefcase', title: 'Your practice’s name', text: 'On the pages, the intake and the messages.' },
      {
        icon: 'shield',
        title: 'A trained front office',
        text: 'Certified in GLP-1 basics.',
      },
      { icon: 'messages', title: 'A direct line', text: 'To a partner manager your office can call.' },
    ],
  },
  faq: {
    title: 'What colleagues ask',
    questions: [
      {
        question: 'Can I be the treating provider for my own patients?',
        answer:
          'Independent providers in the network handle all of the program’s visits. Patients you treat yourself stay your patients, outside the program.',
      },
      {
        question: 'What does the practice pay?',
        answer: `${feesAnswer} The implementation fee is waived for practices that enroll through the ${practitionerGroup.name} group.`,
      },
      { question: 'Where are providers licensed, and who can they see?', answer: eligibilityAnswer },
      { question: 'What do they prescribe, and who prepares it?', answer: medicationsAnswer },
      { question: 'How long is the term, and how do I get out?', answer: termAnswer },
      {
        question: 'Where does $50K+ come from?',
        answer:
          'It’s the monthly gross revenue a practice with an established panel can build toward at its own pricing, before platform fees and medication costs. It’s not a forecast for yours. On the call, we work through your panel and your pricing, and we write down every assumption.',
      },
    ],
  },
  callToAction: {
    title: 'Your patients are asking. Answer under your own name.',
    text: 'Book the call, and bring your office manager.',
  },
  booking: { label: 'Book Implementation Call', to: { route: 'bookingDemoDr' }, buttonsEnabled: true },
} as const satisfies DoctorLandingContent;
