import type { Meta, StoryObj } from '@storybook/react';
import { LeaveQuestion } from '../../src/modals/ApplyModal/LeaveQuestion.tsx';
import { expect, fn, waitFor, within } from '../support/test.ts';

const meta = {
  component: LeaveQuestion,
  args: { isUploading: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that stays has the focus. */
export const WhileUploading: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alertdialog', { name: 'Your résumé is still uploading' })).toHaveAccessibleDescription(
      /the upload stops and nothing is sent/,
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep uploading' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const WhileSubmitting: Story = {
  tags: ['state:variant'],
  args: { isUploading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alertdialog')).toHaveAccessibleDescription(/it still goes out/);
  },
};
