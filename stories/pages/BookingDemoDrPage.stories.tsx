import type { Meta, StoryObj } from '@storybook/react';
import BookingDemoDrPage from '../../src/pages/BookingDemoDrPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: BookingDemoDrPage,
  parameters: pageAt('/booking-demo-dr'),
} satisfies Meta<typeof BookingDemoDrPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Schedule Your Implementation Call'),
};
