import { client, fernhill, havenmoor, type Fact, type StepContent } from './sample.ts';

/** What the provider sees of an intake, and may decide. */
export type ReviewStepContent = StepContent & {
  client: string;
  title: string;
  text: string;
  facts: readonly Fact[];
  decision: { title: string; options: readonly string[] };
};

export const review = {
  ...fernhill,
  label: 'What the provider sees: the answers of a client of {business}, and three decisions that only the provider can make.',
  detail: 'Chart',
  client,
  title: 'Intake of RT',
  text: 'Finished October 6',
  facts: [
    { label: 'GLP-\u20601 before', value: 'Never' },
    { label: 'Height, weight', value: '5′ 6″, 212 lb' },
    { label: 'Other medication', value: 'None' },
    { label: 'Telehealth consent', value: 'Signed' },
  ],
  decision: {
    title: 'An independent provider decides',
    options: ['Decline', 'Ask first', 'Prescribe'],
  },
} as const satisfies ReviewStepContent;

/** The same in a physician's practice, which has patients. */
export const practiceReview = {
  ...review,
  ...havenmoor,
  label: 'What the provider sees: the answers of a patient of {business}, and three decisions that only the provider can make.',
} as const satisfies ReviewStepContent;
