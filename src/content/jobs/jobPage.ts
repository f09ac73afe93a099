import type { Link } from '../../lib/links.ts';
import { brand } from '../brand.ts';
import type { JobFacts } from './types.ts';

/** Copy that all job pages share. */
export const jobPage = {
  backToCareers: { label: 'Back to Careers', to: { route: 'careers' } } satisfies Link,
  posted: 'Posted',
  summaryLabel: 'In short',
  apply: 'Apply Now',
  factsTitle: 'At a glance',
  facts: {
    department: 'Department',
    employment: 'Type',
    location: 'Location',
    salary: 'Pay',
    applicants: 'Open to applicants in',
    closes: 'Apply by',
    closed: 'Closed since',
  },
  hours: {
    label: 'Working hours',
    text: 'At least 6 hours of overlap with US Central time',
  },
  titles: {
    description: 'About the role',
    responsibilities: 'Key Responsibilities',
    requirements: 'Requirements',
    preferredQualifications: 'Preferred Qualifications',
    whatSuccessLooksLike: 'What Success Looks Like',
    workStyle: 'How We Work',
    resultsWeExpect: 'Results We Expect',
    goals: '30/60/90-Day Goals',
    compensation: 'Compensation',
  },
  closing: {
    title: 'Sounds like your work?',
    text: 'The form takes about ten minutes. Have your résumé at hand, and a video of less than three minutes in which you introduce yourself.',
  },
  withoutScript: {
    text: 'The application form needs JavaScript, which your browser does not run. Write to us instead and attach your résumé as a PDF or Word file, up to 5 MB; your video can follow as a link.',
    label: 'Apply by email',
  },
  closed: {
    badge: 'Closed',
    title: 'We no longer take applications for this role',
    text: 'Thank you for your interest. The description stays below. Open roles are on the careers page.',
    link: { label: 'See open roles', to: { route: 'careers', fragment: 'open-positions' } } satisfies Link,
  },
} as const;

/** For applicants whose browser cannot run the form. */
export const applicationByEmail = ({ title }: Pick<JobFacts, 'title'>): Link => ({
  label: jobPage.withoutScript.label,
  to: {
    email: brand.email,
    subject: `Application: ${title}`,
    body: 'My name:\nMy phone number:\nA link to my video (under 3 minutes):\nMy monthly salary expectation:\nMy résumé is attached.',
  },
});
