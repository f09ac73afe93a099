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
  summary: ['100+ ads a week', 'You hold the budget', 'Test Monday, decide Friday'],
  description: [
    'Most companies run six ads and argue about them. We’d rather make a hundred and let the people we want to reach decide. You build and run the engine that does it: hooks, formats, audiences, pages, and a verdict on each by the end of the week.',
    'You answer for what the spend brings back, from the first impression to a demo that’s booked and attended. You write, brief, assemble and launch. Creators and a content producer keep you supplied, and you have an analyst’s habits.',
    'Advertising around medicine has rules, from the platforms and from regulators. You’ll learn ours in your first week and work inside them at full speed, because a suspended account sells nothing.',
  ],
  responsibilities: [
    'Plan, produce and launch 100+ ads per week across Meta, Google, YouTube and TikTok',
    'Keep the testing calendar: one variable at a time, written down before the spend, judged after it',
    'Own landing pages and follow-up sequences with content and sales, all the way to the attended demo',
    'Manage the budget daily, move it without sentiment, and explain the week on one page',
    'Brief creators and editors so well that second drafts are rare',
    'Take every claim through compliance review, and build templates from what gets approved',
    'Watch accounts, pixels and consent settings, so that what we measure is true and allowed',
  ],
  requirements: [
    'Three or more years of buying media with a budget someone cared about',
    'You’ve written and launched ads at volume, and can show winners, losers and what you learned',
    'Fluent in Ads Manager, Google Ads, tag management and a spreadsheet',
    'You can write a hook before coffee and edit a vertical video without asking for help',
    'Based in Dallas, preferably',
  ],
  preferredQualifications: [
    'Experience with health, wellness or finance advertising and its policies',
    'Lead generation for owner-run businesses, with a sales team that called the leads',
    'You use generative tools for drafts and variants, and your own judgment for the rest',
    'You’ve grown an account past the point where the first idea stops working',
  ],
  resultsWeExpect: [
    '100+ ads launched per week, every week',
    'A cost per attended demo that falls quarter over quarter, while the number of demos rises',
    'At least one conclusion a week that changes what we make the next',
    'No ad account suspended for something we could have known',
    'Sales says the leads know why they’re on the call',
  ],
} as const satisfies JobPosting;

export default marketingManager;
