import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { bookingDemo } from '../../src/content/booking.ts';
import { BookingSection, states } from '../../src/sections/BookingSection/BookingSection.tsx';
import { expect, within } from '../support/test.ts';
import { frameOfOurOwn } from '../support/parameters.ts';

const meta = {
  title: 'Sections/BookingSection',
  component: BookingSection,
  parameters: { states, layout: 'fullscreen', chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: { content: bookingDemo, calendar: 'bookingDemo', url: undefined },
} satisfies Meta<typeof BookingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Book by phone');
  },
};

/** A frame of our own origin takes the place of the provider's. */
export const WithCalendar: Story = {
  tags: ['state:default'],
  args: { url: new URL('/calendar.html', window.location.href).href },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Booking calendar')).toBeVisible();
  },
};
