import type { Link } from '../../lib/links.ts';
import { brand } from '../brand.ts';
import type { JobFacts } from './types.ts';

const openRoles = { label: 'See open roles', to: { route: 'careers', fragment: 'open-positions' } } as const satisfies Link;

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
    closed: 'Closed on',
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
    title: 'Sound like your kind of work?',
    text: 'The form takes about ten minutes. Have your résumé handy, and a video of under three minutes where you introduce yourself.',
  },
  withoutScript: {
    text: 'The application form needs JavaScript, which your browser isn’t running. Email us instead, and attach your résumé as a PDF or Word file, up to 5 MB. Send your video as a link.',
    label: 'Apply by email',
  },
  /** After the visitor has applied; the words of the thanks are the form's. */
  applied: {
    badge: 'You’ve applied',
    survey: 'One step is left, unless you’ve taken it already: the short personality survey.',
    closing: {
      title: 'Curious about another role?',
      text: 'You can apply for more than one.',
      links: [openRoles],
    },
  },
  closed: {
    badge: 'Closed',
    title: 'We’re no longer taking applications for this role',
    text: 'Thanks for your interest. The description is still below, and open roles are on the careers page.',
    link: openRoles,
    closing: { title: 'This one’s closed. Others aren’t.', text: 'See who we’re hiring now.', links: [openRoles] },
  },
} as const;

/** Applicants whose browser cannot run the form apply by email. */
export const applicationByEmail = ({ title }: Pick<JobFacts, 'title'>): Link => ({
  label: jobPage.withoutScript.label,
  to: {
    email: brand.email,
    subject: `Application: ${title}`,
    body: 'My name:\nMy phone number:\nA link to my video (under 3 minutes):\nMy monthly salary expectation:\nMy résumé is attached.',
  },
});
