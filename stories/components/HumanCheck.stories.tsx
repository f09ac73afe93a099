import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { HumanCheck } from '../../src/components/HumanCheck.tsx';
import { expect, fn, userEvent, within } from '../support/test.ts';

const meta = {
  component: HumanCheck,
  parameters: { chromatic: phoneAndDesktop },
  args: { onRetry: fn() },
} satisfies Meta<typeof HumanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most visitors only see this state. It is not announced. */
export const Checking: Story = {
  tags: ['state:loading'],
  args: { status: 'checking' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

/** Cloudflare's checkbox appears below the message. */
export const Challenged: Story = { tags: ['state:default'], args: { status: 'challenged' } };

export const Solved: Story = {
  tags: ['state:success'],
  args: { status: 'solved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

/** The form was open for longer than a token is valid; its values stay. */
export const Expired: Story = { tags: ['state:loading'], args: { status: 'expired' } };

export const Failed: Story = {
  tags: ['state:error'],
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    alert.getByRole('button').blur();
  },
};

/** Blocked by an extension, a firewall or the network. */
export const Blocked: Story = { tags: ['state:error'], args: { status: 'blocked' } };
