import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { HumanCheck } from '../../src/components/HumanCheck/HumanCheck.tsx';
import { expect, fn, userEvent, within } from '../support/test.ts';

const meta = {
  title: 'Components/HumanCheck',
  component: HumanCheck,
  parameters: { chromatic: phoneAndDesktop },
  args: { onRetry: fn() },
} satisfies Meta<typeof HumanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most visitors only see this state. */
export const Checking: Story = { tags: ['state:loading'], args: { status: 'checking' } };

/** Cloudflare's checkbox appears below the message. */
export const Challenged: Story = { tags: ['state:default'], args: { status: 'challenged' } };

export const Solved: Story = { tags: ['state:success'], args: { status: 'solved' } };

/** The form was open for longer than a token is valid; its values stay. */
export const Expired: Story = { tags: ['state:loading'], args: { status: 'expired' } };

export const Failed: Story = {
  tags: ['state:error'],
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    canvas.getByRole('button').blur();
  },
};

/** Blocked by an extension, a firewall or the network. */
export const Blocked: Story = { tags: ['state:error'], args: { status: 'blocked' } };
