import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/medication-intake-review-specialist` */
const medicationIntakeReviewSpecialist = {
  ...jobFacts['medication-intake-review-specialist'],
  seo: {
    title: 'Medication Intake Review Specialist (remote)',
    description:
      'Read every intake before a licensed provider does: complete, legible and consistent, or back to the client with a clear question. Full-time, remote.',
    keywords: ['intake review job', 'remote healthcare administration', 'pharmacy technician remote'],
  },
  summary: ['Nothing reaches a provider unread', 'Careful, quiet, remote work', 'Checklists that you help to write'],
  description: [
    'Between a client’s intake form and a licensed provider’s decision there is one pair of eyes that is not in a hurry. Those are yours. You read what the client wrote, compare it with the documents, and see to it that the provider decides on a file that is complete.',
    'You make no clinical decision, and nobody will ask you to. You notice: the date of birth that does not match the identity document, the allergy that appears in one answer and not in another, the medication list that stops in the middle of a word. Then you ask the client one clear question, or you flag the file and say why.',
    'It is exact, repetitive, important work, and we hire people who find that sentence attractive.',
  ],
  responsibilities: [
    'Review new and refill intakes against the checklist: identity, age, state of residence, consents, history, current medication',
    'Write to clients for what is missing, in words that anybody understands and without a hint of advice',
    'Flag contradictions, and everything on the escalation list, to the provider’s team at once, with the place in the file',
    'Stop files from states that are not served before anybody promises anything',
    'Check that what a provider has prescribed and what the pharmacy has received are the same, letter for letter',
    'Keep protected health information where it belongs: on our screens, in our systems, nowhere else',
    'Suggest changes to the checklist when you keep finding what it does not ask',
  ],
  requirements: [
    'A year or more of work with medical records, prescriptions or insurance files: front desk, pharmacy, coding, authorization',
    'You know the names of common medications and how they are misspelled',
    'Trained in HIPAA, or ready to be before your first file',
    'At least 6 hours of overlap with US Central time on each working day',
    'A room with a door that closes, and a connection that stays',
  ],
  preferredQualifications: [
    'Pharmacy technician or medical assistant certification, current or former',
    'Experience with compounding pharmacies or weight-management programs',
    'Spanish, read and written',
    'Fluent with keyboard shortcuts: the files are many and the mouse is slow',
  ],
} as const satisfies JobPosting;

export default medicationIntakeReviewSpecialist;
