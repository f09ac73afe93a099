import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/partner-support-specialist` */
const partnerSupportSpecialist = {
  ...jobFacts['partner-support-specialist'],
  seo: {
    title: 'Partner Support Specialist (remote)',
    description:
      'Be the person gyms, clinics and med spas call when something has to work today. Full-time contractor, remote, 6+ hours with US Central.',
    keywords: ['partner support job', 'remote customer success', 'telehealth support contractor'],
  },
  summary: ['Partners know you by name', 'Calls, chat and screen shares', 'At least 6 hours with US Central'],
  description: [
    'One of our partners runs a gym, a clinic, a med spa or an online practice. She’s put her own name on the program, so when a page doesn’t load or a client’s order seems stuck, it’s her reputation on the line. You’re the one who picks up.',
    'Most of what comes in gets solved on the first call by someone who listens: a setting, a missing form, a step that wasn’t where she expected it. The rest you carry yourself, through our engineers, the pharmacy’s desk or billing, until it’s done. Then you tell her so before she asks.',
    'You don’t sell, and you don’t answer clinical questions. Those go to the providers, and knowing which is which is part of the craft.',
  ],
  responsibilities: [
    'Answer partners by phone, chat and email during your shift, and own each case until the partner says it’s closed',
    'Walk new partners through their first weeks: pages, pricing, packages, the first enrolled client',
    'Find out what really happened before you pass anything on: what they clicked, what they saw, what they expected',
    'Chase late orders with the pharmacy’s coordinators, and give partners a date or an honest “not yet”',
    'Turn what you’ve explained twice into an article the next partner can find without us',
    'Report patterns to the product team every week, with the cases behind them',
    'Recognize a clinical question in the first sentence, and hand it to the provider’s team without answering it',
  ],
  requirements: [
    'Two or more years in support, account management or onboarding, with customers who depend on the answer for their living',
    'Spoken and written English that calms people down',
    'At least 6 hours of overlap with US Central time every workday',
    'A quiet room, a headset, a stable connection and your own computer',
    'Used to ticketing systems and screen shares, with patience for people who aren’t',
  ],
  preferredQualifications: [
    'Time spent in a gym, a spa or a clinic, on the other side of the front desk',
    'Experience with telehealth, e-commerce orders or subscription billing',
    'Spanish as a second working language',
    'You’ve written help articles that made tickets disappear',
  ],
} as const satisfies JobPosting;

export default partnerSupportSpecialist;
