import { client, fernhill, havenmoor, type StepContent } from './sample.ts';

/** What the business sees of a client's way. */
export type DeliveryStepContent = StepContent & {
  client: string;
  title: string;
  text: string;
  stages: readonly { title: string; day: string }[];
  note: string;
};

export const delivery = {
  ...fernhill,
  label: 'The dashboard of {business}: the four stages of a client’s order with their days. The last one is the delivery.',
  detail: 'Order',
  client,
  title: 'Delivered',
  text: 'Order of RT',
  stages: [
    { title: 'Intake finished', day: 'Oct 6' },
    { title: 'Reviewed by the provider', day: 'Oct 7' },
    { title: 'Filled at the pharmacy', day: 'Oct 8' },
    { title: 'Delivered to the door', day: 'Oct 10' },
  ],
  note: 'Health records stay with the provider.',
} as const satisfies DeliveryStepContent;

/** The same in a physician's practice, which has patients. */
export const practiceDelivery = {
  ...delivery,
  ...havenmoor,
  label: 'The dashboard of {business}: the four stages of a patient’s order with their days. The last one is the delivery.',
} as const satisfies DeliveryStepContent;
