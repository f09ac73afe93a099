import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import BookingDemoPage from '../../src/pages/BookingDemoPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/BookingDemoPage',
  component: BookingDemoPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/booking-demo' } },
} satisfies Meta<typeof BookingDemoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Book Your Demo');
  },
};
