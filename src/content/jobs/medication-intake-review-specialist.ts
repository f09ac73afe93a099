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
  summary: ['Nothing reaches a provider unread', 'Careful, quiet, remote work', 'Checklists you help write'],
  description: [
    'Between a client’s intake form and a licensed provider’s decision, there’s one pair of eyes that isn’t in a hurry. Yours. You read what the client wrote, check it against the documents, and make sure the provider has a complete file to decide on.',
    'You make no clinical decisions, and no one will ask you to. You notice: the date of birth that doesn’t match the ID, the allergy that shows up in one answer and not in another, the medication list that stops mid-word. Then you ask the client one clear question, or you flag the file and say why.',
    'It’s exact, repetitive, important work, and we hire people who like the sound of that.',
  ],
  responsibilities: [
    'Review new and refill intakes against the checklist: identity, age, state of residence, consents, history, current medication',
    'Ask clients for what’s missing, in words anyone can understand and without a hint of advice',
    'Flag contradictions, and everything on the escalation list, to the provider’s team right away, with the place in the file',
    'Stop files from states we don’t serve before anyone promises anything',
    'Check that what the provider prescribed and what the pharmacy received match, letter for letter',
    'Keep protected health information where it belongs: on our screens, in our systems, nowhere else',
    'Suggest changes to the checklist when you keep finding what it doesn’t ask',
  ],
  requirements: [
    'At least a year of work with medical records, prescriptions or insurance files: front desk, pharmacy, coding, authorization',
    'You know the names of common medications and how they’re misspelled',
    'Trained in HIPAA, or ready to be before your first file',
    'At least 6 hours of overlap with US Central time every workday',
    'A room with a door that closes, and a connection that stays up',
  ],
  preferredQualifications: [
    'Pharmacy technician or medical assistant certification, current or former',
    'Experience with compounding pharmacies or weight-management programs',
    'Spanish, reading and writing',
    'Fluent in keyboard shortcuts: there are a lot of files, and the mouse is slow',
  ],
} as const satisfies JobPosting;

export default medicationIntakeReviewSpecialist;
