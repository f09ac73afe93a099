import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { TestimonialWall } from '../../../src/sections/testimonials/TestimonialWall.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: TestimonialWall,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { wall: thankYouDemo.wall },
} satisfies Meta<typeof TestimonialWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(10);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
