import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { thankYouDemo } from '../../src/content/booking.ts';
import { TestimonialWall } from '../../src/sections/TestimonialWall/TestimonialWall.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Testimonials/TestimonialWall',
  id: 'sections-testimonialwall',
  component: TestimonialWall,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { wall: thankYouDemo.wall },
} satisfies Meta<typeof TestimonialWall>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(10);
  },
};
