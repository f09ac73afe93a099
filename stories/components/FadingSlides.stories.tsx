import type { Meta, StoryObj } from '@storybook/react';
import { FadingSlides } from '../../src/components/Carousel/FadingSlides.tsx';
import { expect, fn, waitFor } from '../support/test.ts';

const meta = {
  component: FadingSlides,
  args: {
    index: 0,
    isPlaying: false,
    onAdvance: fn(),
    onSwipe: fn(),
    slides: ['First', 'Second', 'Third'].map((text) => <p key={text}>{text}</p>),
  },
} satisfies Meta<typeof FadingSlides>;

export default meta;
type Story = StoryObj<typeof meta>;

const reachable = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.slick-slide')]
    .filter((slide) => !slide.querySelector('[inert]'))
    .map((slide) => slide.textContent);

export const FirstSlide: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => waitFor(() => expect(reachable(canvasElement)).toEqual(['First'])),
};

export const LastSlide: Story = {
  tags: ['state:index'],
  args: { index: 2 },
  play: async ({ canvasElement }) => waitFor(() => expect(reachable(canvasElement)).toEqual(['Third'])),
};
