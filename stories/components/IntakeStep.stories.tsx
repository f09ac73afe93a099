import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { IntakeStep } from '../../src/components/ClientJourney/IntakeStep.tsx';
import { intake } from '../../src/content/clientJourney/intake.ts';
import { inColumn } from '../support/inColumn.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: IntakeStep,
  parameters: { chromatic: phoneAndDesktop },
  args: { intake },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof IntakeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

/** A picture of the product is as light on a dark section. */
export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
