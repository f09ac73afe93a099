import type { Meta, StoryObj } from '@storybook/react';
import { BookCallButton } from '../../src/modals/LeadModal/BookCallButton.tsx';
import { LeadDialogProvider } from '../../src/modals/LeadModal/LeadDialogProvider.tsx';
import { nameField } from '../support/lead.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: LeadDialogProvider,
  parameters: { layout: 'fullscreen' },
  args: {
    redirectTo: { route: 'bookingDemo' },
    children: <BookCallButton booking={{ label: 'Book Implementation Call', opens: 'leadDialog', buttonsEnabled: true }} />,
  },
} satisfies Meta<typeof LeadDialogProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form's code is not loaded yet. */
export const Closed: Story = { tags: ['state:default'] };

/** Enter opens and focuses the first field; Escape closes and returns the focus to the button. */
export const OpenedByKeyboard: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const screen = within(document.body);
    const button = within(canvasElement).getByRole('button', { name: 'Book Implementation Call' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nameField(document.body)).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nameField(document.body)).toHaveFocus());
  },
};
