import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { PulledQuote } from '../../src/components/PulledQuote.tsx';
import { quotes } from '../../src/content/proof.ts';

const meta = {
  component: PulledQuote,
  parameters: { chromatic: phoneAndDesktop },
  args: { quote: quotes.medSpa, sample: true },
} satisfies Meta<typeof PulledQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const NotASample: Story = { tags: ['state:variant'], args: { sample: undefined } };
