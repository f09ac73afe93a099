import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/appointment-setter` */
const appointmentSetter = {
  ...jobFacts['appointment-setter'],
  seo: {
    title: 'Appointment Setter (remote, international)',
    description:
      'Turn interest into a booked demo: call, text and write to business owners who asked to hear from us. Full-time contractor, remote.',
    keywords: ['appointment setter job', 'remote sales development', 'international sales contractor'],
  },
  summary: ['They asked first. No cold lists', 'International applicants preferred', 'The score is a full calendar'],
  description: [
    'A gym owner reads one of our pages at eleven at night and leaves her number. By lunch the next day, she’s forgotten half of it. You call in between. In four minutes, you find out whether we can help her, and if we can, she’s booked with someone who’ll show her how.',
    'You work with people who’ve raised their hand: leads from our pages, live-demo guests who left early, owners who meant to come back. You’ll hear “not now” more often than “yes,” and you’ll know which “not now” means March.',
    'For this role, we prefer to hire outside the United States, in places where mornings or evenings line up with our partners’ days.',
  ],
  responsibilities: [
    'Reach new leads within minutes during your shift, by phone first, then text and email',
    'Ask the few questions that decide whether a demo makes sense, and say so kindly when it doesn’t',
    'Book the demo while you’re on the line, confirm it the day before, and win back those who missed it',
    'Use the approved wording for everything about treatment, pricing and revenue, and promise nothing that isn’t on the page',
    'Have every contact’s history up to date in the CRM by the end of the day',
    'Tell marketing which pages bring in people who know what they want, and which bring in people who are surprised',
  ],
  requirements: [
    'At least a year of setting appointments or selling by phone, with numbers you remember',
    'English an American business owner can easily follow on a bad line',
    'At least 6 hours of overlap with US Central time, Monday to Friday',
    'A fast connection, a good headset, a quiet room, and power that stays on',
    'You can take a no without taking it home',
  ],
  preferredQualifications: [
    'You live outside the United States',
    'Experience with a dialer and a CRM such as HubSpot, GoHighLevel or Close',
    'You’ve sold to gyms, clinics, salons or other owner-run businesses',
    'Spanish as a second selling language',
  ],
} as const satisfies JobPosting;

export default appointmentSetter;
