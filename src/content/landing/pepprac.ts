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
      { value: '$10K+', label: 'monthly gross revenue partners work toward' },
      { value: '48 hours', label: 'or less from setup to launch' },
      { value: '50 states', label: 'in which our independent providers, combined, are licensed' },
      { value: '100%', label: 'of revenue kept after medication costs and platform fees' },
    ],
    footnote: `Revenue depends on your pricing, your clients and your marketing; it’s not a promise of earnings. ${telemedicineStates} ${partnerLocations}`,
  },
  video: {
    title: 'See how it works in half a minute',
    introduction:
      'Your brand stays out front. Behind it, people who do this for a living handle the clinical work, the prescriptions and the paperwork.',
    ...introVideo,
  },
  reasons: {
    title: 'Why peptide practices choose us',
    introduction: 'Your clients are already asking. What’s been missing is everything between the question and the prescription.',
    cards: [
      {
        icon: 'stethoscope',
        title: 'No medical staff to hire',
        text: 'Independent licensed providers review every intake, decide if treatment is appropriate and follow each client through the program.',
      },
      {
        icon: 'microscope',
        title: 'A 503A pharmacy behind you',
        text: 'Prescriptions go to an independent compounding pharmacy that prepares each one for a named patient and ships it directly.',
      },
      {
        icon: 'trendingUp',
        title: 'Your pricing, your revenue',
        text: 'You set the packages and bill the client. After platform fees and medication costs, what’s left is yours.',
      },
      {
        icon: 'shield',
        title: 'Clear clinical lines',
        text: 'Medical decisions belong to the provider. Dispensing belongs to the pharmacy. The client relationship belongs to you.',
      },
    ],
  },
  process: {
    title: 'Four steps, and three aren’t yours',
    introduction: 'After setup, you recommend the program. The rest is handled, and you can see where it stands at every turn.',
    steps: [
      {
        title: 'Quick setup',
        text: 'We set up your brand, your pricing and your packages in the platform and train your team. Most partners are live in under 48 hours.',
      },
      {
        title: 'Patient consultation',
        text: 'Your client fills out an intake and sees an independent provider, licensed in their state, by telehealth.',
      },
      {
        title: 'Medication fulfillment',
        text: 'If the provider prescribes, the 503A pharmacy prepares the medication and ships it to the client with tracking.',
      },
      {
        title: 'Ongoing support',
        text: 'Providers handle follow-ups and refills. Our partner team takes your questions, and you see every status in one place.',
      },
    ],
  },
  benefits: {
    title: 'What changes in your practice',
    statement: 'Your clients ask for it every week. Soon the answer is yes, with your name on it.',
    cards: [
      {
        icon: 'sprout',
        title: 'A new service line',
        text: 'No lease, no license, no new hire. It fits beside what you already offer.',
      },
      {
        icon: 'messages',
        title: 'Words you can use',
        text: 'Marketing materials and scripts that stick to what you’re allowed to say.',
      },
      {
        icon: 'monitor',
        title: 'Pages in your colors',
        text: 'The program’s pages carry your name and are linked from your own site.',
      },
      { icon: 'target', title: 'One dashboard', text: 'Intakes, shipments and refills in one place, so no one has to ask.' },
      {
        icon: 'handshake',
        title: 'A partner manager',
        text: 'Someone who knows your practice by name, before the launch and after it.',
      },
      { icon: 'calendar', title: 'A short commitment', text: 'A 90-day initial term, then month to month.' },
    ],
  },
  faq: {
    title: 'Asked before every first call',
    questions: [
      {
        question: 'Do I need a medical license?',
        answer:
          'No. Independent licensed providers make every clinical decision. You handle marketing, clients and billing; you don’t advise on, prescribe or dispense medication.',
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
          'We look at your clients and your pricing, show you the platform the way your team would use it, and agree on a launch date. Bring the person who runs your front desk.',
      },
    ],
  },
  callToAction: {
    title: 'Your next client will ask. Have the answer ready.',
    text: 'Book the call now. Once we have your brand and pricing, you can be live in under 48 hours.',
  },
  booking: { label: 'Book Implementation Call', opens: 'leadDialog', buttonsEnabled: true },
  redirectTo: { route: 'bookingDemo' },
} as const satisfies LandingContent;
