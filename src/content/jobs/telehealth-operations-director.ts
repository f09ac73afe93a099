import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/telehealth-operations-director` */
const telehealthOperationsDirector = {
  ...jobFacts['telehealth-operations-director'],
  seo: {
    title: 'Telehealth Operations Director in Dallas',
    description:
      'Run the machine between a client’s intake and a shipped prescription. Full-time in Dallas, remote possible. $100K–$150K base plus bonus.',
    keywords: ['telehealth operations director', 'healthcare operations jobs Dallas', 'telemedicine leadership'],
  },
  summary: ['Owns intake to doorstep', 'Leads the support and review teams', 'Reports to the chief executive'],
  description: [
    'A client fills out an intake form. A reviewer reads it, an independent provider decides, a 503A pharmacy compounds, a carrier delivers, and a partner business puts its own name on all of it. You own how long that takes and how often it goes wrong.',
    'The parts belong to different companies, under different laws, and that’s by design: providers practice, pharmacies dispense, and we run software. Your work is the seams. You agree on service levels with people who don’t report to you, you see a queue growing two days before it hurts, and you take out a step for every one that gets added.',
    'You lead the intake review and patient support teams and sit at the table where we decide what the company does next.',
  ],
  responsibilities: [
    'Own the metrics from end to end: time to review, time to provider, time to shipment, first-contact resolution, errors by cause',
    'Lead, hire and develop the intake review and patient support teams, and their shift leads',
    'Negotiate and keep service levels with the provider group, the pharmacies and the carriers, and meet them in person',
    'Run capacity planning for launches, promotions and holidays; never be surprised by January',
    'Answer for licensing coverage by state, and stop anything that can’t be offered in one',
    'Keep our processes audit-ready: HIPAA, telehealth rules, complaint handling, incident response',
    'Decide with product and engineering what to automate, and retire the spreadsheet when it’s done',
    'Report once a week on one page: what moved, what didn’t, what you need',
  ],
  requirements: [
    'Five or more years in charge of operations in telehealth, pharmacy, a provider group or a similar regulated service',
    'You’ve led teams of teams, some of them remote, and they stayed',
    'Working knowledge of HIPAA, state telehealth rules and the line between a technology company and a medical practice',
    'You can build the model yourself: queue, staffing, cost per case',
    'Based in Dallas or able to be there in person; remote for the right person, with at least 6 hours of overlap with US Central time',
  ],
  preferredQualifications: [
    'Experience with compounding pharmacies, cold-chain shipping or weight-management programs',
    'A clinical background, or years of working with people who have one',
    'You’ve grown an operation to several times its volume without several times the people',
    'Lean or Six Sigma certification, used rather than framed',
  ],
} as const satisfies JobPosting;

export default telehealthOperationsDirector;
