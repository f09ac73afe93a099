import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { Notice } from '../../src/components/Notice.tsx';
import { longText } from '../support/longText.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Notice,
  args: { children: <strong>Online booking is not available right now.</strong> },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Online booking');
  },
};

export const Success: Story = { tags: ['state:success'], args: { variant: 'success', children: 'Your message has arrived.' } };

/** An error is announced assertively. */
export const Error: Story = {
  tags: ['state:error'],
  args: { variant: 'error', children: 'Failed to submit form' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to submit form');
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ variant: 'error', children: 'Failed to submit form' }),
};
