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
  summary: ['They asked first: no cold lists', 'International applicants preferred', 'A calendar that fills is the score'],
  description: [
    'A gym owner has read a page of ours at eleven at night and left her number. By lunch the next day she has forgotten half of it. You call in between. In four minutes you find out whether we can help her, and if we can, she is booked with somebody who shows her how.',
    'You work with people who have raised their hand: leads from our pages, guests of the live demo who left early, owners who meant to come back. You will hear ‘not now’ more often than ‘yes’, and you will know which ‘not now’ means March.',
    'We prefer to hire outside the United States for this role, in places whose evenings or mornings meet our partners’ days.',
  ],
  responsibilities: [
    'Reach new leads within minutes during your shift, by phone first, then text and email',
    'Ask the few questions that decide whether a demo makes sense, and say so kindly when it does not',
    'Book the demo while you are on the line, confirm it the day before, and win back those who missed it',
    'Use the approved words for everything about treatment, price and revenue; promise nothing that is not on the page',
    'Keep each contact’s history in the CRM true by the end of the day',
    'Tell marketing which pages bring people who know what they want, and which bring people who are surprised',
  ],
  requirements: [
    'A year or more of setting appointments or selling by phone, with figures you remember',
    'English that an American business owner follows without effort on a bad line',
    'At least 6 hours of overlap with US Central time, Monday to Friday',
    'A fast connection, a good headset, a quiet room, and power that stays on',
    'You take a no without taking it home',
  ],
  preferredQualifications: [
    'You live outside the United States',
    'Experience with a dialer and a CRM such as HubSpot, GoHighLevel or Close',
    'Sold to gyms, clinics, salons or other owner-run businesses before',
    'Spanish as a second selling language',
  ],
} as const satisfies JobPosting;

export default appointmentSetter;
