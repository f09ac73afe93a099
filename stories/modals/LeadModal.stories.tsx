import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import LeadModal from '../../src/modals/LeadModal/LeadModal.tsx';
import { expect, fn, userEvent, within } from '../support/test.ts';

const meta = {
  component: LeadModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { onClose: fn(), redirectTo: { route: 'bookingDemo' } },
} satisfies Meta<typeof LeadModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of a phone's screen, centered on wider ones. */
export const Open: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Book your implementation call' });
    await expect(within(dialog).getByLabelText('Full name')).toHaveFocus();
  },
};

/** Between the thanks and the next page, which the head announces. */
export const Stored: Story = {
  tags: ['state:success'],
  beforeEach: () => writeDraft('lead', { fields: visitor }),
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Book Implementation Call' }));
    const dialog = await screen.findByRole('dialog', { name: 'Next: pick your time' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Redirecting you to the exclusive webinar...');
  },
};
