import { eligibilityAnswer, feesAnswer, medicationsAnswer, partnerLocations, termAnswer } from '../answers.ts';
import { brand } from '../brand.ts';
import type { LandingContent } from '../types.ts';
import { practitionerGroup } from './group.ts';
import { introVideo } from '../introVideo.ts';

/** The booking page of the main site; `source` names the peptide-practice partner. */
const mainSiteBooking = { url: `${brand.mainSite}/booking-demo?source=pepprac` } as const;

/** `/aff`: for gym, spa and coaching businesses that a partner sends. Claims and amounts: specification sections 2 and 9. */
export const aff = {
  seo: {
    title: 'Medical weight loss for gyms, spas and coaches',
    description:
      'Referred by a partner? Add supervised GLP-1 programs to your memberships: no medical staff, live in under 48 hours, your brand on everything.',
    keywords: ['GLP-1 for gyms', 'med spa weight loss program', 'coaching business telehealth', 'partner referral'],
    structuredData: ['organization'],
  },
  waiver: {
    sample: true,
    text: 'Skip the $1,997 implementation fee:',
    detail: `it’s waived for members of the ${practitionerGroup.name} group on ${practitionerGroup.network}.`,
  },
  hero: {
    badge: 'Trusted by 75+ partner locations',
    title: 'A partner you trust sent you. Here’s why.',
    introduction: 'They added medical weight loss to a business like yours.',
    detail:
      'You keep your members, your pricing and your evenings. Independent providers and a 503A pharmacy handle the medicine.',
    facts: [
      { value: '$10K+', label: 'a month in gross revenue is what partners aim for' },
      { value: '0', label: 'medical staff on your payroll' },
      { value: '48 hours', label: 'or less is all a launch takes' },
      { value: '100%', label: 'of revenue is yours after medication costs and platform fees' },
    ],
    footnote: `What you earn depends on your members, pricing and effort. No one can promise you an income. ${partnerLocations}`,
  },
  video: {
    title: 'Half a minute, then decide',
    introduction: 'The short version of what your friend told you over coffee.',
    ...introVideo,
  },
  reasons: {
    title: 'Why clinics, gyms and spas say yes',
    introduction: 'Some of your members already take these medications, from a website that’s never met them. You have.',
    cards: [
      {
        icon: 'handshake',
        title: 'A reason to stay',
        text: 'A member in a supervised program trains, eats and checks in with you the whole way. The medication is one part. The rest is you.',
      },
      {
        icon: 'stethoscope',
        title: 'You never play doctor',
        text: 'A licensed provider reviews every intake and makes every decision. When a member asks a medical question, you have someone to send them to.',
      },
      {
        icon: 'rocket',
        title: 'No build-out',
        text: 'No exam room, no inventory, no refrigerator. The pharmacy ships to your member’s home, and your front desk stays a front desk.',
      },
      {
        icon: 'trendingUp',
        title: 'Margins you can see',
        text: 'You know the medication prices before you set your own. You bill the member, and what’s left after platform fees and medication is yours.',
      },
    ],
  },
  process: {
    title: 'From this page to your first shipment',
    introduction: 'Four stops. You drive the first; the other three come to you as status updates.',
    steps: [
      {
        title: 'Quick setup',
        text: 'Send us your logo and your price list. We build your program pages and train the people who answer your phone.',
      },
      {
        title: 'Patient consultation',
        text: 'A member fills out an intake on your page, then sees a provider licensed in their state, right from the couch.',
      },
      {
        title: 'Medication fulfillment',
        text: 'If the provider prescribes, an independent 503A pharmacy compounds and ships. You see the tracking number.',
      },
      {
        title: 'Ongoing support',
        text: 'Refills, dose questions and side effects go to the provider. Everything else goes to us. You keep coaching.',
      },
    ],
  },
  benefits: {
    title: 'What you can sell next week',
    statement: 'Not a supplement. Not an app. A medical program with your name on the door.',
    cards: [
      {
        icon: 'calendar',
        title: 'A three-month program',
        text: 'You price it yourself and sell it beside the memberships you have.',
      },
      { icon: 'puzzle', title: 'An add-on', text: 'For personal training, body contouring or nutrition plans.' },
      { icon: 'users', title: 'A reason to come back', text: 'Last year’s members hear from you about something new.' },
      { icon: 'briefcase', title: 'A launch kit', text: 'Landing page, emails and front-desk scripts, ready to use.' },
      {
        icon: 'stethoscope',
        title: 'Providers and a pharmacy',
        text: 'Providers licensed in 50 states (telemedicine in all but Alaska, Mississippi and New Jersey) and a 503A pharmacy partner.',
      },
      { icon: 'handshake', title: 'Support that’s been there', text: 'From people who launch businesses like yours.' },
    ],
  },
  faq: {
    title: 'What your friend may not have told you',
    questions: [
      {
        question: 'Does the person who referred me get paid?',
        answer:
          'Maybe. Referral partners can earn a reward when a business they sent us joins. It doesn’t change your price or your terms.',
      },
      {
        question: 'I run a gym. Am I even allowed to offer this?',
        answer: `You offer access to a program, not medical care. The provider treats, the pharmacy dispenses, ${brand.name} supplies the software, and you market, coach and bill. Training shows your team exactly where that line is.`,
      },
      {
        question: 'What do I pay?',
        answer: `${feesAnswer} Members of the ${practitionerGroup.name} group pay no implementation fee.`,
      },
      { question: 'What if I want out?', answer: termAnswer },
      { question: 'Which of my members qualify?', answer: eligibilityAnswer },
      { question: 'What would they be prescribed?', answer: medicationsAnswer },
    ],
  },
  callToAction: {
    title: 'Call your friend back. Say you booked it.',
    text: 'One call with our launch team. By the end of it, you’ll know if this fits your business.',
  },
  booking: { label: 'Book Implementation Call', opens: 'leadDialog', buttonsEnabled: true },
  redirectTo: mainSiteBooking,
} as const satisfies LandingContent;
