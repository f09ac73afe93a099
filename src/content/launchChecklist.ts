import { brand } from './brand.ts';
import type { PanelContent } from './productPanels.ts';

export type LaunchChecklistContent = PanelContent & { steps: readonly { title: string; day: string; isDone: boolean }[] };

/** A partner's launch plan. The business is invented. */
export const launchChecklist = {
  sample: true,
  label: `A launch plan of {business} with ${brand.name}: three of five steps are checked off, and the last opens the program on Wednesday.`,
  business: 'Everlode Longevity',
  detail: 'Launch plan',
  steps: [
    { title: 'Brand and prices sent', day: 'Mon', isDone: true },
    { title: 'Program pages built', day: 'Mon', isDone: true },
    { title: 'Team GLP-\u20601 certified', day: 'Tue', isDone: true },
    { title: 'Test client enrolled', day: 'Tue', isDone: false },
    { title: 'Open for clients', day: 'Wed', isDone: false },
  ],
} as const satisfies { sample: true } & LaunchChecklistContent;
