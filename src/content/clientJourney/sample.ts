import type { PanelContent } from '../productPanels.ts';

/** Who is drawn: the businesses and their client are invented, and the same in every step. */
export const fernhill = { sample: true, business: 'Fernhill Strength' } as const;
export const havenmoor = { sample: true, business: 'Havenmoor Primary Care' } as const;

export const client = 'RT';

/** A row of facts: what it is, and its value. */
export type Fact = { label: string; value: string };

export type StepContent = PanelContent & { sample: true };
