import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { testimonials } from '../../../src/content/testimonials.ts';
import { TestimonialCarousel } from '../../../src/sections/testimonials/TestimonialCarousel.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const meta = {
  component: TestimonialCarousel,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { testimonials },
} satisfies Meta<typeof TestimonialCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dot of the current slide is marked. */
const slide = (initialIndex: number): Story => ({
  tags: [initialIndex === 0 ? 'state:default' : 'state:index'],
  args: { initialIndex },
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: `Show testimonial ${initialIndex + 1} of 5` });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(within(canvasElement).getByText(testimonials.items[initialIndex]?.name ?? '')).toBeInTheDocument();
  },
});

export const SlideOne = slide(0);
export const SlideTwo = slide(1);
export const SlideThree = slide(2);
export const SlideFour = slide(3);
export const SlideFive = slide(4);

export const Paused: Story = {
  tags: ['state:paused'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: testimonials.pause }));
    const play = canvas.getByRole('button', { name: testimonials.play });
    await expect(play).toBeVisible();
    play.blur();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
