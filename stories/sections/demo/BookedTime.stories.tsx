import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { lazyModule } from '../../../src/lib/lazyModule.ts';
import { BookedTime } from '../../../src/sections/demo/BookedTime.tsx';
import { bookedCall } from '../../support/bookedCall.ts';
import { longText } from '../../support/longText.ts';
import { expect, fn, userEvent, waitFor, within } from '../../support/test.ts';

const saveAppointment = fn();

const meta = {
  component: BookedTime,
  args: {
    id: bookedCall.id,
    time: bookedCall.time,
    content: thankYouDemo.hero.when,
    timeZone: 'America/Chicago',
    code: lazyModule(() => Promise.resolve({ saveAppointment })),
  },
} satisfies Meta<typeof BookedTime>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Add to calendar' });

/** In the visitor’s time zone, with hours as Americans write them. The button saves a file. */
export const Told: Story = {
  tags: ['state:default'],
  parameters: { chromatic: phoneAndDesktop },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tuesday, Dec 1, 2026')).toHaveAttribute('datetime', '2026-12-01T20:30:00.000Z');
    await expect(canvas.getByText('2:30 PM – 3:30 PM')).toBeVisible();
    saveAppointment.mockClear();
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(saveAppointment).toHaveBeenCalledTimes(1));
    await expect(saveAppointment).toHaveBeenCalledWith(
      expect.objectContaining({ ...bookedCall.time, uid: `${bookedCall.id}@ardenwell.example` }),
      'Ardenwell',
      'ardenwell-call.ics',
    );
    button(canvasElement).blur();
  },
};

/** The same call for a visitor in India, where it is another day. */
export const AnotherTimeZone: Story = {
  tags: ['state:variant'],
  args: { timeZone: 'Asia/Kolkata' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wednesday, Dec 2, 2026')).toBeVisible();
    await expect(canvas.getByText('2:00 AM – 3:00 AM')).toBeVisible();
    await expect(canvas.getByText('India Standard Time')).toBeVisible();
  },
};

/** Around midnight there, the call has two days. */
export const OverMidnight: Story = {
  tags: ['state:variant'],
  args: { timeZone: 'Asia/Dubai', time: { start: Date.UTC(2026, 11, 1, 19, 30), end: Date.UTC(2026, 11, 1, 20, 30) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tuesday, Dec 1 – Wednesday, Dec 2, 2026')).toBeVisible();
    await expect(canvas.getByText('11:30 PM – 12:30 AM')).toBeVisible();
  },
};

/** The calendar’s provider keeps the time to itself, or what it said makes no sense. */
export const NotTold: Story = {
  tags: ['state:variant'],
  args: { id: undefined, time: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/They’re in that email too/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const offline = lazyModule(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));

/** The code that makes the file did not load; another click tries again. */
export const FileUnavailable: Story = {
  tags: ['state:error'],
  args: { code: offline },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The file didn’t load.');
    button(canvasElement).blur();
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  args: { content: longText(thankYouDemo.hero.when) },
  parameters: { chromatic: phoneAndDesktop },
};
