import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { ReviewStep } from '../../src/components/ClientJourney/ReviewStep.tsx';
import { review, practiceReview } from '../../src/content/clientJourney/review.ts';
import { inColumn } from '../support/inColumn.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: ReviewStep,
  parameters: { chromatic: phoneAndDesktop },
  args: { review },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof ReviewStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

/** The step is shown for a physician's practice, which has patients. */
export const InPractice: Story = { tags: ['state:variant'], args: { review: practiceReview } };

/** A picture of the product is as light on a dark section. */
export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
