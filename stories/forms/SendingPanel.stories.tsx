import type { Meta, StoryObj } from '@storybook/react';
import { SendingPanel } from '../../src/forms/JobApplicationForm/SendingPanel.tsx';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: SendingPanel,
  args: { progress: 0.4, onCancel: fn() },
} satisfies Meta<typeof SendingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel has taken the focus, so a second Enter does not cancel. */
export const Uploading: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const cancel = within(canvasElement).getByRole('button', { name: 'Cancel the upload' });
    await waitFor(() => expect(document.activeElement).toContainElement(cancel));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Everything was handed over, and nothing confirmed yet. */
export const Arriving: Story = {
  tags: ['state:variant'],
  args: { progress: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/On a slow connection it takes a few minutes more/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel the upload' })).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The upload is complete, and the submission cannot be canceled. */
export const Submitting: Story = {
  tags: ['state:submitting'],
  args: { progress: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your application.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
