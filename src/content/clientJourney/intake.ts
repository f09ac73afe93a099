import { fernhill, type StepContent } from './sample.ts';

/** A client's phone with a question of the business's intake. */
export type IntakeStepContent = StepContent & {
  progress: { done: number; of: number };
  question: string;
  answers: readonly string[];
  chosen: string;
  next: string;
};

export const intake = {
  ...fernhill,
  label: 'A client’s phone with the intake of {business}: a question, three answers and a button.',
  detail: '2 of 5',
  progress: { done: 2, of: 5 },
  question: 'Have you taken a GLP-\u20601 medication before?',
  answers: ['Never', 'Yes, in the past', 'Yes, right now'],
  chosen: 'Never',
  next: 'Next',
} as const satisfies IntakeStepContent;
