import { fernhill, type Fact, type StepContent } from './sample.ts';

/** The label of a 503A pharmacy, for one named patient. */
export type PharmacyStepContent = StepContent & {
  pharmacy: string;
  kind: string;
  patient: Fact;
  medication: string;
  directions: string;
  facts: readonly Fact[];
  note: string;
};

export const pharmacy = {
  ...fernhill,
  label: 'A box of {business} with the label of a 503A pharmacy: one patient’s initials, the medication and who prescribed it.',
  detail: 'Label',
  pharmacy: 'Buffalo Bend Compounding Pharmacy',
  kind: '503A',
  patient: { label: 'For', value: 'R. T.' },
  medication: 'Semaglutide with B12',
  directions: 'Use only as your provider has told you.',
  facts: [
    { label: 'Prescriber', value: 'Independent provider' },
    { label: 'Filled', value: 'October 8' },
  ],
  note: 'Compounded. Not FDA-approved.',
} as const satisfies PharmacyStepContent;
