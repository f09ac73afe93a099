import type { Meta, StoryObj } from '@storybook/react';
import { LeadDialogButton } from '../../src/modals/LeadModal/LeadDialogButton.tsx';
import { LeadDialogProvider } from '../../src/modals/LeadModal/LeadDialogProvider.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: LeadDialogButton,
  args: { label: 'Book a call' },
  decorators: [
    (Story) => (
      <LeadDialogProvider redirectTo={{ route: 'bookingDemo' }}>
        <Story />
      </LeadDialogProvider>
    ),
  ],
} satisfies Meta<typeof LeadDialogButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog opens, and gives the focus back when it is closed. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Book a call' });
    await userEvent.click(button);
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    button.blur();
  },
};
