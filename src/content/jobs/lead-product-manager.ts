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
    'Three people look at our product, and each one sees something different. A business owner wants to know how the month is going. A provider wants a complete file. A client wants to know when the package is coming. You decide, week after week, who gets the next improvement, and you can say why.',
    'You own the platform’s roadmap: partner onboarding, intake, the provider’s worklist, pharmacy coordination, billing. You work on-site in Plano with the engineers and the designer, because half of what you need to know gets said in the hallway.',
    'There’s no committee. There’s a lot to read, a short list, and a release every week.',
  ],
  responsibilities: [
    'Keep the roadmap short and in the right order, and publish what isn’t on it',
    'Spend time each week with partners, support and providers, and bring back what they do rather than what they say',
    'Write the problem down before anyone writes a solution: who has it, how often, what it costs, how we’ll know it’s gone',
    'Shape work with engineering and design until it fits into weeks, not quarters',
    'Own the launch, too: partner training, support’s answers, the metric that says whether it worked',
    'Hold the line between software and medicine on every screen, with compliance beside you',
    'Remove features no one would miss',
    'Coach the product people who join after you',
  ],
  requirements: [
    'Six or more years in product management, with at least one product you led from problem to habit',
    'You read data without a translator, in SQL or whatever we give you',
    'Writing clear enough to build from',
    'Experience with products where several parties share one piece of work: marketplaces, clinics, logistics, payments',
    'On-site in Plano, Texas',
  ],
  preferredQualifications: [
    'Health technology: records, e-prescribing, pharmacy or telehealth workflows',
    'You’ve worked with HIPAA as a design constraint, not an excuse',
    'Some engineering or design in your past',
    'You’ve worked support for a week, on purpose',
  ],
  workStyle: [
    'We decide in writing. One page, read in silence, then the discussion.',
    'Small teams own whole problems, from the first call with a partner to the numbers after launch.',
    'Something ships every week. If it isn’t ready, it waits. Nothing ships half done.',
    'Bad news travels first, and no one is made to regret bringing it.',
    'We’re in the office together, and we go home at a sensible hour.',
  ],
  goals: [
    {
      period: '30 days',
      text: 'You’ve sat with support, watched partners onboard, followed a prescription from intake to doorstep, and written down the ten problems you saw, in order.',
    },
    {
      period: '60 days',
      text: 'Your roadmap for the next two quarters is published and argued through. The first improvement that was your idea is live, with its metric.',
    },
    {
      period: '90 days',
      text: 'Weekly releases run on your rhythm. One metric partners can feel, such as the time from sign-up to first enrolled client, has moved, and everyone knows why.',
    },
  ],
} as const satisfies JobPosting;

export default leadProductManager;
