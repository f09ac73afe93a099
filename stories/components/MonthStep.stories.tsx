import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { MonthStep } from '../../src/components/ClientJourney/MonthStep.tsx';
import { month } from '../../src/content/clientJourney/month.ts';
import { inColumn } from '../support/inColumn.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: MonthStep,
  parameters: { chromatic: phoneAndDesktop },
  args: { month },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof MonthStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

/** A picture of the product is as light on a dark section. */
export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
