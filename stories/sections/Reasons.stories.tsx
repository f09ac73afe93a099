import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { pepprac } from '../../src/content/landing/pepprac.ts';
import { Reasons, states } from '../../src/sections/Reasons/Reasons.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  parameters: { states, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { reasons: pepprac.reasons },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: pepprac.reasons.title });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(pepprac.reasons.cards.length);
  },
};
