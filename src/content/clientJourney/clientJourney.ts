/** A step of a client's way: its name on the tab, and what happens in it. */
type JourneyStepContent = { id: JourneyStepId; name: string; title: string; text: string };

export type JourneyStepId = 'intake' | 'review' | 'pharmacy' | 'delivery' | 'month';

type ClientJourneyContent = {
  label: string;
  steps: readonly [JourneyStepContent, ...JourneyStepContent[]];
  /** Completed by the name of a step. */
  next: string;
  businessLabel: string;
  /** The longest name that fits a phone's head. */
  maxLength: number;
  colorsLabel: string;
  /** White text on each has a contrast of at least 7:1. The first one is chosen at first. */
  colors: readonly [PartnerColor, ...PartnerColor[]];
};

type PartnerColor = { name: string; value: string };

/** One client's way, which a visitor can play with the name of a business and a color. */
export const clientJourney = {
  label: 'One client’s way',
  steps: [
    {
      id: 'intake',
      name: 'Intake',
      title: 'Your name, your colors.',
      text: 'Your intake, on a client’s phone.',
    },
    {
      id: 'review',
      name: 'Provider',
      title: 'A provider decides.',
      text: 'Independent, and free to say no.',
    },
    {
      id: 'pharmacy',
      name: 'Pharmacy',
      title: 'A 503A pharmacy fills it.',
      text: 'For one patient, if prescribed.',
    },
    {
      id: 'delivery',
      name: 'Delivery',
      title: 'It ships to the door.',
      text: 'You see where it is, not the chart.',
    },
    {
      id: 'month',
      name: 'Month',
      title: 'What’s left is yours.',
      text: 'You bill clients at your own prices.',
    },
  ],
  next: 'Next:',
  businessLabel: 'Try your business’s name',
  maxLength: 28,
  colorsLabel: 'Your color',
  colors: [
    { name: 'Pine', value: '#14574B' },
    { name: 'Ocean', value: '#1D4E89' },
    { name: 'Plum', value: '#6B2D5C' },
    { name: 'Brick', value: '#8A3324' },
  ],
} as const satisfies ClientJourneyContent;
