import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/partner-support-specialist` */
const partnerSupportSpecialist = {
  ...jobFacts['partner-support-specialist'],
  seo: {
    title: 'Partner Support Specialist (remote)',
    description:
      'Be the person whom gyms, clinics and med spas call when something has to work today. Full-time contractor, remote, 6+ hours with US Central.',
    keywords: ['partner support job', 'remote customer success', 'telehealth support contractor'],
  },
  summary: ['Partners know you by name', 'Calls, chat and screen shares', 'At least 6 hours with US Central'],
  description: [
    'A partner of ours runs a gym, a clinic, a med spa or an online practice. She has put her own name on the program, and when a page does not load or a client’s order seems stuck, it is her reputation that waits. You are who she reaches.',
    'Most of what comes in is solved on the first call by somebody who listens: a setting, a missing form, a step that was not where she expected it. The rest you carry yourself, through our engineers, the pharmacy’s desk or billing, until it is done, and then you tell her so before she asks.',
    'You do not sell, and you do not answer clinical questions. Those go to the providers, and knowing which question is which is part of the craft.',
  ],
  responsibilities: [
    'Answer partners by phone, chat and email during your shift, and own each case until the partner says that it is closed',
    'Walk new partners through their first weeks: pages, prices, packages, the first enrolled client',
    'Find out what really happened before you pass anything on: what was pressed, what was seen, what was expected',
    'Follow orders that are late with the pharmacy’s coordinators, and give partners a date or an honest ‘not yet’',
    'Write down what you explained twice, as an article that the next partner finds without us',
    'Report patterns to the product team every week, with the cases behind them',
    'Recognize a clinical question in the first sentence, and hand it to the provider’s team without answering it',
  ],
  requirements: [
    'Two years or more in support, account care or onboarding, with customers who depend on the answer for their living',
    'Spoken and written English that calms people down',
    'At least 6 hours of overlap with US Central time on each working day',
    'A quiet room, a headset, a stable line and a computer of your own',
    'Used to a ticketing system and to a screen share, with patience for people who are not',
  ],
  preferredQualifications: [
    'Time spent in a gym, a spa or a clinic, on the other side of the front desk',
    'Experience with telehealth, e-commerce orders or subscription billing',
    'Spanish as a second working language',
    'You have written help articles that made tickets disappear',
  ],
} as const satisfies JobPosting;

export default partnerSupportSpecialist;
