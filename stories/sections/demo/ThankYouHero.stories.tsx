import type { Meta, StoryObj } from '@storybook/react';
import { modes, phoneAndDesktop, phoneDesktopAndPrint } from '../../../.storybook/modes.ts';
import { thankYouDemo } from '../../../src/content/thankYouDemo.ts';
import { ThankYouHero } from '../../../src/sections/demo/ThankYouHero.tsx';
import { bookedCall } from '../../support/bookedCall.ts';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: ThankYouHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: thankYouDemo.hero, timeZone: 'America/Chicago' },
} satisfies Meta<typeof ThankYouHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar’s provider does not say when the call is, as most do not. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/doesn’t tell this page which time you picked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    await expect(canvas.getByText('The states your clients live in')).toBeVisible();
  },
};

/** The provider says when the call is; it is printed too. */
export const TimeKnown: Story = {
  tags: ['state:variant'],
  args: { booked: bookedCall },
  parameters: { chromatic: phoneDesktopAndPrint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tuesday, Dec 1, 2026')).toBeVisible();
    await expect(canvas.getByText('2:30 PM – 3:30 PM')).toBeVisible();
    await expect(canvas.getByText('Central Time')).toBeVisible();
  },
};

/** After a known call other than the demo. */
export const OtherCall: Story = {
  tags: ['state:variant'],
  args: { booked: { calendar: 'onboarding' } },
  parameters: { chromatic: { modes: { desktop: modes.desktop } } },
};

export const LongText: Story = { tags: ['state:overflow'], args: { hero: longText(meta.args.hero), booked: bookedCall } };
