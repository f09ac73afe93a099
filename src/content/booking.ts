import { brand } from './brand.ts';
import type { BookingContent, CallToActionContent, ProcessContent, ThankYouContent } from './types.ts';

/** Copy of every embedded calendar (specification sections 7 and 8). */
export const calendar = {
  loading: 'Loading available times…',
  // `slow` and `blocked` also appear with a calendar that works but sends no messages, so they must not deny that it works.
  slow: {
    title: 'The calendar is taking longer than usual',
    text: 'It may still show up here. Its own page may be faster:',
  },
  blocked: {
    title: 'Something is blocking the calendar',
    text: 'If you don’t see any times, a blocker or your network is stopping them. Allow the calendar on this page, or open its own:',
  },
  failed: {
    title: 'The calendar can’t be shown here',
    text: 'The calendar’s provider reports a problem. Its own page may still work:',
  },
  left: {
    title: 'The calendar moved on to a page that can’t be shown here',
    text: 'If you haven’t booked yet, its own page still works:',
  },
  /** What a calendar reports of a booking that is not final, or of an earlier one. */
  bookings: {
    pending: {
      title: 'Your time is requested',
      text: 'It isn’t booked yet: we confirm it by email, or suggest another time.',
    },
    unpaid: {
      title: 'One step left: the payment',
      text: 'Pay in the calendar, or by the link in your email. Your time is booked once it’s paid; the details then come by email.',
    },
    rescheduled: {
      title: 'Your booking is changed',
      text: 'The new details come by email. The old time is free again.',
    },
    canceled: {
      title: 'Your booking is canceled',
      text: 'If you’d still like to talk, pick another time.',
    },
  },
  ifBooked: 'If you’ve confirmed a time, you’re booked. The details come by email.',
  next: 'See what happens next',
  orCall: 'Or book by phone:',
  openPage: 'Open the booking page',
  unavailableTitle: 'Book by phone',
  unavailableText: 'Online booking isn’t available right now. Call or email us, and we’ll find a time together.',
  phone: brand.phone,
  email: brand.email,
  hours: brand.hours,
} as const;

/** `/booking-demo` (specification section 2). */
export const bookingDemo = {
  seo: {
    title: 'Book your demo: 60 minutes, live',
    breadcrumb: 'Book your demo',
    description:
      'Pick a time for a 60-minute live demo of the platform: how clients enroll, how providers and pharmacies work, and what launch looks like.',
    keywords: ['book a demo', 'GLP-1 platform demo', 'implementation call'],
  },
  title: 'Book Your Demo',
  introduction: 'Demo and implementation call in one: 60 live minutes with a launch specialist. Times are in your time zone.',
  calendarTitle: 'Booking calendar',
  expectTitle: 'What we’ll cover',
  expect: [
    'The client’s path, from the first question to the first delivery',
    'Who does what: you, the provider, the pharmacy, the platform',
    'Your pricing and packages, worked through with your numbers',
    'A launch date, if you want one',
  ],
  afterBooking: { route: 'tyDemo' },
} as const satisfies BookingContent;

/** `/booking-demo-dr`: the physicians' booking page (specification section 2). */
export const bookingDemoDr = {
  seo: {
    title: 'Schedule Your Implementation Call',
    description:
      'For physician practices: choose a time for the implementation call. We work through your panel, your packages and a launch date.',
    keywords: ['implementation call', 'physician practice onboarding', 'GLP-1 service line'],
  },
  title: 'Schedule Your Implementation Call',
  introduction: 'A working call for your practice, not a sales pitch. Bring your office manager and leave with a plan.',
  calendarTitle: 'Implementation call calendar',
  expectTitle: 'Have these handy',
  expect: [
    'The states your patients live in',
    'A rough count of patients who have asked about weight loss',
    'What you charge today for a comparable visit or package',
    'The questions your attorney would ask',
  ],
  afterBooking: { route: 'tyDemo' },
} as const satisfies BookingContent;

/** What follows on `/booking-demo-dr` below the calendar. */
export const implementationCall = {
  title: 'How the call runs',
  introduction: 'In this order, because each answer depends on the one before it.',
  steps: [
    { title: 'Your practice', text: 'Specialty, panel, states, and what your patients have been asking for.' },
    {
      title: 'Who does what',
      text: 'You, the provider, the pharmacy. We show you the contracts, not a diagram.',
    },
    {
      title: 'Your packages',
      text: 'Consultation fee, medication cost, subscription, your price. We do the math on a shared screen.',
    },
    { title: 'Your launch', text: 'A date, the two people who own it, and setup in under 48 hours once you say the word.' },
  ],
} as const satisfies ProcessContent;

export const implementationCallBanner = {
  title: 'Bring the hard questions',
  text: 'Leave with a plan for your practice.',
  links: [{ label: 'Pick a time', to: { fragment: 'calendar' } }],
} as const satisfies CallToActionContent;

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
