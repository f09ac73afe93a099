import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { DeliveryStep } from '../../src/components/ClientJourney/DeliveryStep.tsx';
import { delivery, practiceDelivery } from '../../src/content/clientJourney/delivery.ts';
import { inColumn } from '../support/inColumn.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: DeliveryStep,
  parameters: { chromatic: phoneAndDesktop },
  args: { delivery },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof DeliveryStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

/** The step is shown for a physician's practice, which has patients. */
export const InPractice: Story = { tags: ['state:variant'], args: { delivery: practiceDelivery } };

/** A picture of the product is as light on a dark section. */
export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
