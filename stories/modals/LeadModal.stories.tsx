import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { LeadModal } from '../../src/modals/LeadModal/LeadModal.tsx';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  title: 'Modals/LeadModal',
  component: LeadModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { isOpen: true, onClose: fn(), onUnavailable: fn(), redirectTo: { route: 'bookingDemo' } },
} satisfies Meta<typeof LeadModal>;

export default meta;

/** At the bottom of a phone's screen, centered on wider ones. */
export const Open: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Book your implementation call' });
    await expect(within(dialog).getByLabelText('Full name')).toHaveFocus();
  },
};

/** On a slow connection the dialog opens before its form is loaded. Its parts are where the form's will be. */
export const FormLoading: StoryObj<typeof meta> = {
  tags: ['state:loading'],
  args: { form: { Loaded: undefined, load: () => new Promise<never>(() => undefined) } },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Book your implementation call' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('The form is loading...');
    await expect(within(dialog).getByLabelText('Full name')).toBeDisabled();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
