import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/marketing-manager` */
const marketingManager = {
  ...jobFacts['marketing-manager'],
  seo: {
    title: 'Marketing Manager, Dallas preferred',
    description: 'Run paid acquisition end to end and ship 100+ ads a week. Full-time, Dallas preferred, $60k–$100k+ a year.',
    keywords: ['marketing manager job Dallas', 'paid social manager', 'performance marketing healthcare'],
  },
  summary: ['100+ ads a week', 'You hold the budget', 'Test on Monday, decide on Friday'],
  description: [
    'Most companies run six ads and argue about them. We would rather make a hundred and let the people we want to reach decide. You build and run the engine that does it: hooks, formats, audiences, pages, and a verdict on each by the end of the week.',
    'You answer for what the spending brings back, from the first impression to a booked demo that is attended. You write, brief, assemble and launch; creators and a content producer feed you; an analyst’s habits are yours.',
    'Advertising near medicine has rules, from the platforms and from regulators. You learn ours in your first week and work inside them at full speed, because an account that is closed sells nothing.',
  ],
  responsibilities: [
    'Plan, produce and launch 100+ ads per week across Meta, Google, YouTube and TikTok',
    'Keep the testing calendar: one variable at a time, written down before the spend, judged after it',
    'Own landing pages and follow-up sequences together with content and sales, as far as the attended demo',
    'Manage the budget daily, move it without sentiment, and explain the week in one page',
    'Brief creators and editors so well that the second draft is rare',
    'Take every claim through compliance review, and build templates from what was approved',
    'Watch accounts, pixels and consent settings, so that what we measure is true and permitted',
  ],
  requirements: [
    'Three years or more of buying media with a budget that somebody minded about',
    'You have written and launched ads at volume, and can show winners, losers and what you concluded',
    'Fluent in Ads Manager, Google Ads, tag management and a spreadsheet',
    'You write a hook before your coffee and edit a vertical video without asking for help',
    'Based in Dallas, preferably',
  ],
  preferredQualifications: [
    'Experience with health, wellness or finance advertising and its policies',
    'Lead generation for owner-run businesses, with a sales team that called the leads',
    'You use generative tools for drafts and variants, and your own judgment for the rest',
    'You have grown an account past the point at which the first idea stops working',
  ],
  resultsWeExpect: [
    '100+ ads launched per week, every week',
    'A cost per attended demo that falls quarter by quarter, while the number of demos rises',
    'Each week at least one conclusion that changes what we make the next week',
    'No ad account suspended for something that we could have known',
    'Sales says that the leads know why they are on the call',
  ],
} as const satisfies JobPosting;

export default marketingManager;
