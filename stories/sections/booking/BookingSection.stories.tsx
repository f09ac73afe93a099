import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { appt } from '../../../src/content/appt.ts';
import { bookingDemo } from '../../../src/content/booking.ts';
import { onboarding, start } from '../../../src/content/offers.ts';
import { OfferReceipt } from '../../../src/components/illustrations/OfferReceipt.tsx';
import { BookingSection } from '../../../src/sections/booking/BookingSection.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';
import { frameOfOurOwn, sampleCalendar as url } from '../../support/parameters.ts';

const meta = {
  component: BookingSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: { content: bookingDemo, calendar: 'bookingDemo', url: undefined },
} satisfies Meta<typeof BookingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = { tags: ['state:error'] };

export const WithCalendar: Story = { tags: ['state:default'], args: { url } };

/** The list stands below the calendar on a phone, which shows its times sooner. */
export const WithPrice: Story = {
  tags: ['state:variant'],
  args: { content: appt, calendar: 'appt', url },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('heading', { level: 2, name: '60-minute live demo' });
    const calendar = within(canvasElement).getByTitle('Live demo calendar');
    await expect(calendar.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** An offer's receipt stands in place of the list. */
export const WithAside: Story = {
  tags: ['state:variant'],
  args: {
    content: onboarding.booking,
    calendar: 'onboarding',
    colorScheme: 'tint',
    aside: <OfferReceipt receipt={onboarding.receipt} />,
    url,
  },
};

/** Below a section that has the page's heading. */
export const SecondOnPage: Story = {
  tags: ['state:variant'],
  args: { content: start.booking, calendar: 'start', headingLevel: 2, id: 'calendar' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { level: 1 })).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: start.booking.title })).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, content: appt }) };

export const LongAside: Story = {
  tags: ['state:overflow'],
  args: longText({ content: onboarding.booking, aside: <OfferReceipt receipt={longText(onboarding.receipt)} /> }),
};
