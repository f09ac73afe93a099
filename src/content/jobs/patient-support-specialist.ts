import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/patient-support-specialist` */
const patientSupportSpecialist = {
  ...jobFacts['patient-support-specialist'],
  seo: {
    title: 'Patient Support Specialist (remote)',
    description:
      'Help patients through the parts of a program that are not medical: visits, forms, shipments, accounts. Full-time contractor, remote.',
    keywords: ['patient support job', 'remote patient care coordinator', 'telehealth patient support'],
  },
  summary: ['First voice a patient hears', 'Everything except medical advice', 'At least 6 hours with US Central'],
  description: [
    'Someone has decided to change something about their health. It took them a year. On the first day, the link to the visit won’t open, and they wonder if it’s a sign. Ten minutes later, they’re face to face with their provider, because you picked up.',
    'Patients come to us through businesses they trust, and are treated by independent licensed providers. Everything in between is yours: appointments, forms, tracking numbers, passwords, and the worry that comes with them. You’re kind without being slow.',
    'What you never do is answer the medical question. “Is this normal?” belongs to the provider, today and not tomorrow, and you make sure it gets there.',
  ],
  responsibilities: [
    'Answer patients by phone, text and email, and end every conversation with a next step both sides could repeat',
    'Book, move and rescue visits with providers, across time zones',
    'Help with intake forms, IDs and consents, field by field if need be',
    'Track down shipments with the pharmacy and the carrier, and call the patient before the patient calls you',
    'Hand every question about symptoms, doses or side effects to the provider’s team, marked by urgency',
    'Send billing questions to the business that sold the program, with a note that saves the patient from repeating it all',
    'Write down what was said, short and factual, so the next colleague starts where you left off',
  ],
  requirements: [
    'At least a year of talking with patients, guests or customers all day, and still liking it',
    'Clear English on the phone and in writing',
    'At least 6 hours of overlap with US Central time, five days a week',
    'You type while you listen, and you notice what wasn’t said',
    'A private place to work, a headset and a reliable connection',
  ],
  preferredQualifications: [
    'Experience in a medical office, a pharmacy or a telehealth service',
    'Spanish good enough for a worried phone call',
    'Used to systems where every look at a record leaves a trace, and to the reasons why',
    'You’ve trained a new colleague, formally or not',
  ],
} as const satisfies JobPosting;

export default patientSupportSpecialist;
