import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { demo } from '../../../src/content/demo.ts';
import { DemoRegistration } from '../../../src/sections/demo/DemoRegistration.tsx';
import { longText } from '../../support/longText.ts';
import { frameOfOurOwn, sampleCalendar } from '../../support/parameters.ts';
import { expect, within } from '../../support/test.ts';

const { registration } = demo;

const meta = {
  component: DemoRegistration,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop, visual: frameOfOurOwn },
  args: { content: registration, calendar: 'demo', url: undefined },
} satisfies Meta<typeof DemoRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const reserve = within(canvasElement).getByRole('link', { name: 'Reserve Your Demo Seat' });
    const place = canvasElement.querySelector(reserve.getAttribute('href') ?? '');
    await expect(place).toHaveTextContent('Book by phone');
  },
};

/** The calendar is a sample from this origin; there is one frame at every width. */
export const WithCalendar: Story = {
  tags: ['state:default'],
  args: { url: sampleCalendar },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(1);
    await expect(within(canvasElement).getByTitle(registration.calendarTitle)).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
