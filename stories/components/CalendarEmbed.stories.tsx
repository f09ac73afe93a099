import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { CalendarEmbed } from '../../src/components/CalendarEmbed.tsx';
import { expect, within } from '../support/test.ts';
import { frameOfOurOwn, sampleCalendar } from '../support/parameters.ts';

const meta = {
  component: CalendarEmbed,
  parameters: { chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: { url: sampleCalendar, title: 'Booking calendar', state: { status: 'loading' } },
} satisfies Meta<typeof CalendarEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the calendar has rendered; the fallback links are visible already. */
export const Loading: Story = {
  tags: ['state:loading'],
  args: { url: 'about:blank' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Loading available times…')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('target', '_blank');
  },
};

/** Nothing tells when the calendar of an unknown provider has loaded, so screen readers skip the text behind it. */
export const UnknownProvider: Story = {
  tags: ['state:default'],
  args: { state: { status: 'silent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading available times…')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The frame has the height that the calendar requested. */
export const Ready: Story = {
  tags: ['state:default'],
  args: { state: { status: 'ready', height: 720 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Booking calendar')).toHaveAttribute('height', '720');
    await expect(within(canvasElement).queryByText('Loading available times…')).toBeNull();
  },
};

/** The calendar has loaded and has sent no height: the frame keeps its own, in which the calendar scrolls. */
export const ReadyWithoutHeight: Story = {
  tags: ['state:default'],
  args: { state: { status: 'ready' } },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Booking calendar');
    await expect(frame).not.toHaveAttribute('height');
    await expect(frame).toHaveStyle({ minHeight: '640px' });
    await expect(within(canvasElement).queryByText('Loading available times…')).toBeNull();
  },
};

/** No message before the timeout. The frame stays, because the calendar may still load. */
export const Slow: Story = {
  tags: ['state:error'],
  args: { url: 'about:blank', state: { status: 'slow' } },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('The calendar is taking longer than usual');
    await expect(within(notice).getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', 'about:blank');
    await expect(within(notice).getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(within(canvasElement).getByTitle('Booking calendar')).toBeVisible();
  },
};

/** The provider's script was blocked, most often by an extension, and the frame sends no message. */
export const Blocked: Story = {
  tags: ['state:error'],
  args: { url: 'about:blank', state: { status: 'blocked' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('a blocker or your network');
  },
};

/** The calendar reports that it cannot be shown, most often because it was deleted. */
export const Failed: Story = {
  tags: ['state:error'],
  args: { url: 'about:blank', state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The calendar can’t be shown here');
  },
};

/** A provider led its frame on to another host, most often after a booking. */
export const Left: Story = {
  tags: ['state:error'],
  args: { url: 'about:blank', state: { status: 'left' }, afterBooking: { route: 'tyDemo' } },
  play: async ({ canvasElement }) => {
    const thanks = within(canvasElement).getByRole('link', { name: 'See what happens next' });
    await expect(thanks).toHaveAttribute('href', '/ty-demo');
  },
};

/** The provider has stored a booking that the business has to confirm. */
export const BookingPending: Story = {
  tags: ['state:waiting'],
  args: { state: { status: 'ready', height: 720, booking: 'pending' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('It isn’t booked yet');
    await expect(within(canvasElement).getByTitle('Booking calendar')).toBeVisible();
  },
};

/** The visitor has yet to pay in the frame; no provider reports that it was paid. */
export const BookingUnpaid: Story = {
  tags: ['state:waiting'],
  args: { state: { status: 'ready', height: 720, booking: 'unpaid' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your time is booked once it’s paid');
  },
};

/** An earlier booking was moved in the frame. */
export const BookingRescheduled: Story = {
  tags: ['state:success'],
  args: { state: { status: 'ready', height: 720, booking: 'rescheduled' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your booking is changed');
  },
};

/** An earlier booking was canceled in the frame. */
export const BookingCanceled: Story = {
  tags: ['state:success'],
  args: { state: { status: 'ready', height: 720, booking: 'canceled' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your booking is canceled');
  },
};

/** Without a configured calendar, phone and email replace it. */
export const NotConfigured: Story = {
  tags: ['state:error'],
  args: { url: undefined },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Book by phone');
    await expect(within(notice).getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
  },
};
