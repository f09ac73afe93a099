import type { Meta, StoryObj } from '@storybook/react';
import { ApplyButton } from '../../src/modals/ApplyModal/ApplyButton.tsx';
import { ApplyDialogProvider } from '../../src/modals/ApplyModal/ApplyDialogProvider.tsx';
import { enter, job } from '../support/application.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: ApplyDialogProvider,
  parameters: { layout: 'fullscreen' },
  args: { job, children: <ApplyButton>Apply Now</ApplyButton> },
} satisfies Meta<typeof ApplyDialogProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);

/** The form's code is not loaded yet. */
export const Closed: Story = { tags: ['state:default'] };

/** Enter opens and focuses the first field; Escape closes and returns the focus to the button. */
export const OpenedByKeyboard: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Apply Now' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen().getByLabelText('First name')).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen().getByLabelText('First name')).toHaveFocus());
  },
};

/** The draft is restored after closing and opening. */
export const DraftSavedOnClosing: Story = {
  tags: ['state:filled'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Apply Now' });
    await userEvent.click(button);
    await enter(await screen().findByLabelText('Email'), 'imani.okafor@mail.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen().queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(await screen().findByLabelText('Email')).toHaveValue('imani.okafor@mail.example');
    await expect(screen().getByText('Your answers are still here.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
