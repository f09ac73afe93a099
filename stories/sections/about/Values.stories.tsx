import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { Values } from '../../../src/sections/about/Values.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Values,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { ...about.values },
} satisfies Meta<typeof Values>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
