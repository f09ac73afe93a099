import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import LeadModal from '../../src/modals/LeadModal/LeadModal.tsx';
import { expect, fn, within } from '../support/test.ts';

const meta = {
  component: LeadModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { onClose: fn(), redirectTo: { route: 'bookingDemo' } },
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
