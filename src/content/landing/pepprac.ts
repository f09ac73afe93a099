import { eligibilityAnswer, feesAnswer, medicationsAnswer, telemedicineStates, termAnswer } from '../answers.ts';
import { brand } from '../brand.ts';
import type { LandingContent } from '../types.ts';
import { practitionerGroup } from './group.ts';
import { introVideo } from '../introVideo.ts';

/** `/pepprac`: the peptide-practice landing page. Claims and amounts: specification sections 2 and 9. */
export const pepprac = {
  seo: {
    title: 'Add medical weight loss to your peptide practice',
    description:
      'Offer medically supervised GLP-1 programs under your own brand: independent licensed providers, a 503A pharmacy partner and the software.',
    keywords: [
      'GLP-1 program for clinics',
      'peptide practice',
      'medical weight loss partner',
      '503A pharmacy',
      'telehealth platform',
    ],
    structuredData: ['organization'],
  },
  waiver: {
    sample: true,
    text: 'The $1,997 implementation fee is waived',
    detail: `when you sign up through the ${practitionerGroup.name} group on ${practitionerGroup.network}.`,
  },
  hero: {
    badge: 'Trusted by 75+ partner locations',
    title: brand.tagline,
    introduction: 'Add medically supervised GLP-1 care to your practice, under your own brand and pricing.',
    detail:
      'Independent licensed providers see your clients, a 503A pharmacy ships to their door, and you hire no medical staff.',
    facts: [
      { value: '$10K+', label: 'gross monthly revenue partners work toward' },
      { value: '48 hours', label: 'or less from setup to launch' },
      { value: 'Licensed in 50 states', label: 'independent providers, between them' },
      { value: '100%', label: 'of revenue kept after medication costs' },
    ],
    footnote: `Platform fees also apply. Revenue depends on your pricing, your clients and your marketing; it is not a promise of earnings. ${telemedicineStates}`,
  },
  video: {
    title: 'See how it works in half a minute',
    introduction:
      'Your brand stays in front. The clinical work, the prescriptions and the paperwork run behind it, with people whose profession it is.',
    ...introVideo,
  },
  reasons: {
    title: 'Why peptide practices choose us',
    introduction:
      'You already have the clients who ask. What was missing is everything that stands between the question and the prescription.',
    cards: [
      {
        icon: 'stethoscope',
        title: 'No medical staff to hire',
        text: 'Independent licensed providers review every intake, decide whether treatment is appropriate and follow each client through the program.',
      },
      {
        icon: 'microscope',
        title: 'A 503A pharmacy behind you',
        text: 'Prescriptions go to an independent compounding pharmacy that prepares each one for a named patient and ships it directly.',
      },
      {
        icon: 'trendingUp',
        title: 'Your prices, your revenue',
        text: 'You set the packages and bill the client. After platform fees and medication costs, what you earn stays with you.',
      },
      {
        icon: 'shield',
        title: 'Clinical lines kept clear',
        text: 'Medical decisions belong to the provider, dispensing belongs to the pharmacy, and the relationship with your client belongs to you.',
      },
    ],
  },
  process: {
    title: 'Four steps, and three of them are not yours',
    introduction: 'After setup, you recommend the program. The rest of the path is run for you and shown to you at each turn.',
    steps: [
      {
        title: 'Quick setup',
        text: 'We put your brand, your prices and your packages into the platform and train your team. Most partners are live in under 48 hours.',
      },
      {
        title: 'Patient consultation',
        text: 'Your client completes an intake and meets an independent provider licensed in their state, by telehealth.',
      },
      {
        title: 'Medication fulfillment',
        text: 'If a prescription is written, the 503A pharmacy prepares it and ships it to the client with tracking.',
      },
      {
        title: 'Ongoing support',
        text: 'Providers handle follow-ups and refills. Our partner team answers yours, and you see each status in one place.',
      },
    ],
  },
  benefits: {
    title: 'What changes in your practice',
    statement: 'Your clients ask for it every week. Soon the answer is yes, and it carries your name.',
    items: [
      'A new service line without a lease, a license or a new hire',
      'Marketing material and scripts that say only what may be said',
      'Program pages in your colors, linked from your own site',
      'One dashboard for intakes, shipments and refills',
      'A partner manager who knows your practice by name',
      'A 90-day initial term, then month to month',
    ],
  },
  faq: {
    title: 'Asked before every first call',
    questions: [
      {
        question: 'Do I need a medical license?',
        answer:
          'No. Independent licensed providers make every clinical decision. You handle marketing, clients and billing; you do not advise on, prescribe or dispense medication.',
      },
      {
        question: 'What does it cost?',
        answer: `${feesAnswer} The implementation fee is waived when you sign up through the ${practitionerGroup.name} group.`,
      },
      {
        question: 'Which states can my clients live in?',
        answer: eligibilityAnswer,
      },
      {
        question: 'Which medications are available?',
        answer: medicationsAnswer,
      },
      {
        question: 'Am I locked in?',
        answer: termAnswer,
      },
      {
        question: 'What happens on the implementation call?',
        answer:
          'We look at your clients and your prices, show you the platform as your team would use it, and agree on a launch date. Bring whoever runs your front desk.',
      },
    ],
  },
  callToAction: {
    title: 'Your next client will ask. Have the answer ready.',
    text: 'Book the call now. Once your brand and prices are in, you can be live in under 48 hours.',
  },
  booking: { label: 'Book Implementation Call', opens: 'leadDialog' },
  redirectTo: { route: 'bookingDemo' },
} as const satisfies LandingContent;
