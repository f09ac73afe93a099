import type { Meta, StoryObj } from '@storybook/react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { failsOnPurpose } from '../support/parameters.ts';
import { expect, fn, within } from '../support/test.ts';

/** A programming error: no response of the backend makes a component throw. */
function Broken(): never {
  throw new Error('This component fails on purpose.');
}

const meta = {
  component: ErrorBoundary,
  args: {
    fallback: <Notice variant="error">This part could not be shown.</Notice>,
    onError: fn(),
    children: <p>All is well.</p>,
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('All is well.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Reported once, without the error: its message may quote what a visitor typed. */
export const Failed: Story = {
  tags: ['state:error'],
  args: { children: <Broken /> },
  parameters: { visual: failsOnPurpose },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This part could not be shown.');
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await expect(args.onError).toHaveBeenCalledWith();
  },
};
