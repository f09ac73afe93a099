import { brand } from './brand.ts';
import type { ThankYouContent } from './types.ts';

/** `/ty-demo` (specification section 2). */
export const thankYouDemo = {
  seo: {
    title: 'Your booking is confirmed',
    description: 'Your call is booked. Here’s what a demo covers, how to prepare for it, and who started with one.',
    keywords: ['demo confirmed'],
    noindex: true,
  },
  hero: {
    badge: 'Demo Confirmed',
    badgeOf: {
      bookingDemoDr: 'Implementation Call Confirmed',
      start: 'Call Confirmed',
      onboarding: 'Onboarding Confirmed',
    },
    title: 'You’re All Set!',
    text: 'Check your email for the meeting details and calendar invite',
    when: {
      title: 'Date and time',
      unknown: 'They’re in that email too: the calendar doesn’t tell this page which time you picked.',
      addToCalendar: 'Add to calendar',
      failed: 'The file didn’t load. Check your connection and try again.',
      appointment: {
        summary: `Your call with ${brand.name}`,
        description: `The meeting details are in the email about your booking. Questions? ${brand.phone}, ${brand.email}`,
        product: brand.name,
        fileName: `${brand.name.toLowerCase()}-call.ics`,
      },
    },
    prepare: {
      title: 'Have these handy',
      items: [
        'Your logo, and what you’d like to charge',
        'The states your clients live in',
        'Your hardest questions: the Q&A is live',
      ],
    },
    help: 'Nothing there after ten minutes? Check your spam folder, or call us:',
    phone: brand.phone,
    next: { label: 'Read the FAQ before your call', to: { route: 'faq' } },
  },
  expectations: {
    title: 'What to expect',
    cards: [
      {
        icon: 'calendar',
        title: '60-minute deep dive',
        text: 'We walk through the platform the way your team would use it, at your pace.',
      },
      {
        icon: 'messages',
        title: 'Live Q&A',
        text: 'Bring the hard questions: licensing, liability, refunds, refills. They get straight answers.',
      },
      {
        icon: 'map',
        title: 'Implementation roadmap',
        text: 'You leave with the steps, the people and the dates between today and your launch.',
      },
      {
        icon: 'briefcase',
        title: 'Case studies',
        text: 'Numbers and lessons from businesses your size, including what they’d do differently.',
      },
    ],
  },
  wall: {
    sample: true,
    title: 'In good company',
    introduction: 'A few of the people who started with the same demo.',
    pictures: [
      { base: '/testimonials/wall-01', width: 640, height: 800, alt: 'A shop owner in front of her awning' },
      { base: '/testimonials/wall-04', width: 640, height: 480, alt: 'A practice manager at a desk with a calendar' },
      { base: '/testimonials/wall-08', width: 640, height: 480, alt: 'A studio owner at the front desk' },
      { base: '/testimonials/wall-03', width: 640, height: 800, alt: 'A spa owner with a stack of towels' },
      { base: '/testimonials/wall-05', width: 640, height: 800, alt: 'A pharmacist in front of a shelf' },
      { base: '/testimonials/wall-02', width: 640, height: 640, alt: 'A gym owner beside a barbell' },
      { base: '/testimonials/wall-06', width: 640, height: 640, alt: 'A coach outdoors at sunrise' },
      { base: '/testimonials/wall-07', width: 640, height: 800, alt: 'A clinician in his office' },
      { base: '/testimonials/wall-09', width: 640, height: 800, alt: 'A researcher at a laboratory bench' },
      { base: '/testimonials/wall-10', width: 640, height: 640, alt: 'A massage therapist with rolled towels' },
    ],
  },
  mission: {
    title: 'Why we built this',
    text: 'People change their health with someone they already trust: a coach, a trainer, an esthetician, a clinician. We connect those people with independent providers, so trust and treatment stay close together.',
    facts: [
      { value: '40+ years', label: 'of combined experience' },
      { value: '500+ clinics', label: 'supported over those years' },
      { value: 'Real-world', label: 'solutions, built with practicing partners' },
    ],
  },
  callToAction: {
    title: 'Until we talk',
    text: 'Thirteen straight answers are one click away. So is a person.',
    links: [
      { label: 'Read the FAQ', to: { route: 'faq' } },
      { label: `Call ${brand.phone}`, to: { phone: brand.phone } },
    ],
  },
} as const satisfies ThankYouContent;
