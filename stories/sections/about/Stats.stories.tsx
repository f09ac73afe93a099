import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { Stats } from '../../../src/sections/about/Stats.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Stats,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { ...about.stats },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(2);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
