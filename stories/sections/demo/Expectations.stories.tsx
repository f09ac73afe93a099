import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { Expectations } from '../../../src/sections/demo/Expectations.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Expectations,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { expectations: thankYouDemo.expectations },
} satisfies Meta<typeof Expectations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
