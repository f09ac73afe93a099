import { fernhill, type Fact, type StepContent } from './sample.ts';

/** A month of the business; the last line is what the others leave. */
export type MonthStepContent = StepContent & {
  counts: readonly { value: number; label: string }[];
  chart: { title: string; values: readonly number[] };
  lines: readonly Fact[];
};

/**
 * 18 clients pay $299 each. The consultations of one-month clearances are $20 each, the software is $297 (specification section 9); what
 * a client pays and what the medication costs are examples.
 */
export const month = {
  ...fernhill,
  label:
    'The month of {business} with example figures: clients, refills, and what medication, consultations and software leave of the payments.',
  caption: 'Illustration with example figures',
  detail: 'October',
  counts: [
    { value: 18, label: 'clients' },
    { value: 11, label: 'refills' },
  ],
  chart: { title: 'Clients since May', values: [4, 7, 9, 12, 15, 18] },
  lines: [
    { label: 'Client payments', value: '$5,382' },
    { label: 'Medication', value: '−$1,890' },
    { label: 'Consultations, 18 × $20', value: '−$360' },
    { label: 'Software', value: '−$297' },
    { label: 'Left for the business', value: '$2,835' },
  ],
} as const satisfies MonthStepContent;
