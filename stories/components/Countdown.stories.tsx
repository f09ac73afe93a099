import type { Meta, StoryObj } from '@storybook/react';
import { Countdown } from '../../src/components/Countdown.tsx';
import { webinarGate } from '../../src/content/webinarGate.ts';
import { expect, within } from '../support/test.ts';

const { locked, unlocked } = webinarGate;

const meta = {
  component: Countdown,
  args: {
    remainingSeconds: 899,
    minutesLeft: locked.minutesLeft,
    lastMinuteLeft: locked.lastMinuteLeft,
    announcement: unlocked.announcement,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seconds are displayed; screen readers find minutes, and hear some of them. */
export const Running: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('14:59')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(/^15 minutes until booking opens$/)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LastSecond: Story = {
  tags: ['state:variant'],
  args: { remainingSeconds: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0:01')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Less than a minute');
  },
};

/** All digits are equally wide, so that the time stands still while it runs. */
export const NarrowDigits: Story = {
  tags: ['state:variant'],
  args: { remainingSeconds: 11 * 60 + 11 },
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('11:11');
    const { width } = time.getBoundingClientRect();
    time.textContent = '00:00';
    await expect(time.getBoundingClientRect().width).toBe(width);
    time.textContent = '11:11';
  },
};

/** Nothing is displayed, and the end is announced. */
export const Over: Story = {
  tags: ['state:success'],
  args: { remainingSeconds: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Booking is open');
  },
};
