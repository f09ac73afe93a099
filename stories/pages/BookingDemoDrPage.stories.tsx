import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import BookingDemoDrPage from '../../src/pages/BookingDemoDrPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/BookingDemoDrPage',
  component: BookingDemoDrPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/booking-demo-dr' } },
} satisfies Meta<typeof BookingDemoDrPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Schedule Your Implementation Call');
  },
};
