import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { IntakeStep } from '../../../src/components/ClientJourney/IntakeStep.tsx';
import { brand } from '../../../src/content/brand.ts';
import { intake } from '../../../src/content/clientJourney/intake.ts';
import { webinarGate } from '../../../src/content/webinarGate.ts';
import { WebinarGate } from '../../../src/sections/webinar/WebinarGate.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const meta = {
  component: WebinarGate,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: {
    content: webinarGate,
    requiredSeconds: 900,
    poster: <IntakeStep intake={intake} />,
    url: undefined,
  },
} satisfies Meta<typeof WebinarGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On page load: the countdown, without a button. */
export const GateLocked: Story = {
  tags: ['state:disabled'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('15:00')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Get Started Now')).not.toBeInTheDocument();
  },
};

export const LastSecond: Story = { tags: ['state:disabled'], args: { remainingSeconds: 1 } };

/** The checkbox is unchecked, so the button is disabled. */
export const Unlocked: Story = {
  tags: ['state:default'],
  args: { remainingSeconds: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'I have watched the entire video' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Get Started Now' })).toBeDisabled();
  },
};

/** The button opens a new tab; unchecking the box disables it again. */
export const Ticked: Story = {
  tags: ['state:success'],
  args: { remainingSeconds: 0, isInitiallyTicked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Get Started Now' });
    await expect(link).toHaveAttribute('href', `${brand.mainSite}/start`);
    await expect(link).toHaveAttribute('target', '_blank');
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: 'Get Started Now' })).toBeDisabled();
    await userEvent.click(box);
    await expect(canvas.getByRole('link', { name: 'Get Started Now' })).toBeVisible();
    box.blur();
  },
};

/** A video on another host, behind the same poster. */
export const OtherHost: Story = {
  tags: ['state:variant'],
  args: { url: 'https://www.youtube.com/watch?v=sample' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: webinarGate.video.playLabel })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=sample',
    );
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };

export const LongUnlocked: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, remainingSeconds: 0 }) };
