import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { BookingCalendar } from '../../src/components/BookingCalendar.tsx';
import { frameOfOurOwn, sampleCalendar } from '../support/parameters.ts';

const meta = {
  component: BookingCalendar,
  parameters: { chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: { calendar: 'bookingDemo', title: 'Booking calendar', afterBooking: { route: 'tyDemo' }, url: undefined },
} satisfies Meta<typeof BookingCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = { tags: ['state:error'] };

/** The calendar is a sample from this origin. */
export const WithCalendar: Story = {
  tags: ['state:default'],
  args: { url: sampleCalendar },
};
