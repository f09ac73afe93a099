import { brand } from './brand.ts';
import { pickTime } from './headerActions.ts';
import type { BookingContent, CallToActionContent, ProcessContent } from './types.ts';

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
  links: [pickTime],
} as const satisfies CallToActionContent;
