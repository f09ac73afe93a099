import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { PharmacyStep } from '../../src/components/ClientJourney/PharmacyStep.tsx';
import { pharmacy } from '../../src/content/clientJourney/pharmacy.ts';
import { inColumn } from '../support/inColumn.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: PharmacyStep,
  parameters: { chromatic: phoneAndDesktop },
  args: { pharmacy },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof PharmacyStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

/** A picture of the product is as light on a dark section. */
export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
