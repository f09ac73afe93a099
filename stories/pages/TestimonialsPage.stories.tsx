import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import TestimonialsPage from '../../src/pages/TestimonialsPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/TestimonialsPage',
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/testimonials' } },
} satisfies Meta<typeof TestimonialsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Success Stories Pinboard' })).toBeInTheDocument();
  },
};
