import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/lead-product-manager` */
const leadProductManager = {
  ...jobFacts['lead-product-manager'],
  seo: {
    title: 'Lead Product Manager in Plano, Texas',
    description:
      'Decide what the platform does next for the businesses that run their programs on it. On-site in Plano, Texas, with the engineers next door.',
    keywords: ['lead product manager job', 'product manager Plano Texas', 'health tech product lead'],
  },
  summary: ['One product, three kinds of people', 'On-site beside engineering', 'Clear goals for 30, 60 and 90 days'],
  description: [
    'Three people look at our product, and none of them sees the same thing. A business owner wants to know how the month is going. A provider wants a file that is complete. A client wants to know when the parcel comes. You decide, week after week, which of them gets the next improvement, and you can say why.',
    'You own the roadmap of the platform: partner onboarding, intake, the provider’s worklist, pharmacy coordination, billing. You work on-site in Plano with the engineers and the designer, because half of what you need to know is said in the corridor.',
    'There is no committee. There is a great deal to read, a short list, and a release every week.',
  ],
  responsibilities: [
    'Keep the roadmap short and in the right order, and publish what is not on it',
    'Spend time each week with partners, support and providers, and bring back what they do rather than what they say',
    'Write the problem down before anybody writes a solution: who has it, how often, what it costs, how we will know',
    'Shape work with engineering and design until it fits into weeks, not quarters',
    'Own the launch as well: partners’ training, support’s answers, the measure that says whether it worked',
    'Hold the line between software and medicine in every screen, with compliance beside you',
    'Remove features that nobody would miss',
    'Coach the product people who join after you',
  ],
  requirements: [
    'Six years or more in product management, with at least one product that you led from a problem to a habit',
    'You read data without a translator, in SQL or whatever we give you',
    'Written English that lets somebody build from it',
    'Experience with products that several parties use for one piece of work: marketplaces, clinics, logistics, payments',
    'On-site in Plano, Texas',
  ],
  preferredQualifications: [
    'Health technology: records, e-prescribing, pharmacy or telehealth workflows',
    'You have worked with HIPAA as a design constraint and not as an excuse',
    'Some engineering or design in your past',
    'You have run support for a week, on purpose',
  ],
  workStyle: [
    'We decide in writing. A page, read in silence, then the discussion.',
    'Small teams own whole problems, from the first call with a partner to the number after the launch.',
    'Something ships every week. If it is not ready it waits; it does not ship half.',
    'Bad news travels first, and nobody is made to regret having brought it.',
    'We are in the office together, and we leave it at a sensible hour.',
  ],
  goals: [
    {
      period: '30 days',
      text: 'You have sat with support, watched partners onboard, followed a prescription from intake to doorstep, and written the ten problems you saw, in order.',
    },
    {
      period: '60 days',
      text: 'Your roadmap for the next two quarters is published and argued out. The first improvement that was your idea is live, with its measure.',
    },
    {
      period: '90 days',
      text: 'Weekly releases run to your rhythm. One measure that partners feel, such as the time from signing up to the first enrolled client, has moved, and everybody knows why.',
    },
  ],
} as const satisfies JobPosting;

export default leadProductManager;
