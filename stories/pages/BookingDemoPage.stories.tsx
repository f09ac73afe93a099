import type { Meta, StoryObj } from '@storybook/react';
import BookingDemoPage from '../../src/pages/BookingDemoPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: BookingDemoPage,
  parameters: pageAt('/booking-demo'),
} satisfies Meta<typeof BookingDemoPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Book Your Demo'),
};
