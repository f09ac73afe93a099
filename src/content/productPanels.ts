import { brand } from './brand.ts';

/** `label`: what the panel shows, in a sentence for screen readers. */
export type PanelContent = { label: string; title: string; detail: string; caption?: string };

/** A question of a partner's intake; `status`: what the business sees of it. */
export type IntakeContent = PanelContent & {
  progress: { done: number; of: number };
  question: string;
  answers: readonly string[];
  chosen: string;
  next: string;
  status: { client: string; title: string; text: string };
};

/** Clients by their initials; `stage`: how many of the stages they have reached. */
export type StatusBoardContent = PanelContent & {
  stages: readonly string[];
  clients: readonly { client: string; status: string; stage: number }[];
  note: string;
};

export type PartnerMonthContent = PanelContent & {
  counts: readonly { value: number; label: string }[];
  chart: { title: string; values: readonly number[] };
  /** The last line is what the others leave. */
  lines: readonly { label: string; value: string }[];
};

export type LaunchChecklistContent = PanelContent & { steps: readonly { title: string; day: string; isDone: boolean }[] };

const intake = {
  label: 'A client’s phone with the intake of a partner: a question, three answers and a button.',
  title: 'Fernhill Strength',
  detail: '2 of 5',
  progress: { done: 2, of: 5 },
  question: 'Have you taken a GLP-\u20601 medication before?',
  answers: ['Never', 'Yes, in the past', 'Yes, right now'],
  chosen: 'Never',
  next: 'Next',
  status: { client: 'RT', title: 'Intake complete', text: 'Now with a provider' },
} as const satisfies IntakeContent;

const board = {
  label: 'A partner’s dashboard: four clients by their initials, each on the way from intake to provider, pharmacy and delivery.',
  title: 'Clients',
  detail: 'Fernhill Strength',
  stages: ['Intake', 'Provider', 'Pharmacy', 'Delivered'],
  clients: [
    { client: 'JL', status: 'Filling in the intake', stage: 1 },
    { client: 'RT', status: 'With a provider', stage: 2 },
    { client: 'MK', status: 'At the pharmacy', stage: 3 },
    { client: 'DA', status: 'Delivered', stage: 4 },
  ],
  note: 'Health records stay with the provider.',
} as const satisfies StatusBoardContent;

/** Drawn panels of the product. The partners, their clients and the figures are invented; $297 is the software's price. */
export const productPanels = {
  sample: true,
  caption: 'Illustration',
  intake,
  board,
  /** The board of a physician's practice. */
  practiceBoard: { ...board, title: 'Patients', detail: 'Havenmoor Primary Care' },
  month: {
    label: 'A partner’s month with example figures: clients, refills, and what fees and medication leave of the payments.',
    caption: 'Illustration with example figures',
    title: 'October',
    detail: 'Fernhill Strength',
    counts: [
      { value: 18, label: 'clients' },
      { value: 11, label: 'refills' },
    ],
    chart: { title: 'Clients since May', values: [4, 7, 9, 12, 15, 18] },
    lines: [
      { label: 'Client payments', value: '$5,382' },
      { label: 'Medication, consultations', value: '−$2,250' },
      { label: 'Software', value: '−$297' },
      { label: 'Left for the business', value: '$2,835' },
    ],
  },
  checklist: {
    label: `A launch plan with ${brand.name}: three of five steps are checked off, and the last opens the program on Wednesday.`,
    title: 'Launch plan',
    detail: 'Everlode Longevity',
    steps: [
      { title: 'Brand and prices sent', day: 'Mon', isDone: true },
      { title: 'Program pages built', day: 'Mon', isDone: true },
      { title: 'Team GLP-\u20601 certified', day: 'Tue', isDone: true },
      { title: 'Test client enrolled', day: 'Tue', isDone: false },
      { title: 'Open for clients', day: 'Wed', isDone: false },
    ],
  },
} as const satisfies {
  sample: true;
  caption: string;
  intake: IntakeContent;
  board: StatusBoardContent;
  practiceBoard: StatusBoardContent;
  month: PartnerMonthContent;
  checklist: LaunchChecklistContent;
};
