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
    'A client fills in an intake. A reviewer reads it, an independent provider decides, a 503A pharmacy compounds, a carrier delivers, and a partner business answers for all of it with its own name. You own the time that this takes and the number of times it goes wrong.',
    'The parts belong to different companies, under different laws, and that is by design: providers practice, pharmacies dispense, and we run software. Your work is the seams. You agree on service levels with people who do not report to you, you see a queue growing two days before it hurts, and you take out a step for each one that is added.',
    'You lead the intake review and patient support teams and sit at the table where we decide what the company does next.',
  ],
  responsibilities: [
    'Own the measures of the whole path: time to review, time to provider, time to shipment, first-contact resolution, errors by cause',
    'Lead, hire and develop the intake review and patient support teams, and the people who lead their shifts',
    'Negotiate and keep service levels with the provider group, the pharmacies and the carriers, and meet them in person',
    'Run capacity planning for launches, promotions and holidays; never be surprised by January',
    'Answer for licensing coverage by state, and stop anything that may not be offered in one',
    'Keep our processes ready for audit: HIPAA, telehealth rules, complaint handling, incident response',
    'Specify with product and engineering what is to be automated, and retire the spreadsheet when it is',
    'Report once a week in one page: what moved, what did not, what you need',
  ],
  requirements: [
    'Five years or more in charge of operations in telehealth, pharmacy, a provider group or a similar regulated service',
    'You have led teams of teams, some of them remote, and they stayed',
    'Working knowledge of HIPAA, state telehealth rules and the line between a technology company and a medical practice',
    'You can build the model yourself: queue, staffing, cost per case',
    'Based in Dallas or able to be there in person; for the right person remote, with at least 6 hours of overlap with US Central time',
  ],
  preferredQualifications: [
    'Experience with compounding pharmacies, cold-chain shipping or weight-management programs',
    'A clinical background, or years beside people who have one',
    'You have taken an operation through several times its volume without as many times the people',
    'Certification in Lean or Six Sigma, used rather than framed',
  ],
} as const satisfies JobPosting;

export default telehealthOperationsDirector;
