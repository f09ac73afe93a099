import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { leadPending, leadRejected, leadUnreachable } from '../../mocks/handlers/trackAffiliateLead.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import LeadModal from '../../src/modals/LeadModal/LeadModal.tsx';
import { withoutConnection } from '../support/connection.ts';
import { expectFailure, expectSubmitting, fillAndSubmit, nameField } from '../support/lead.ts';
import { requestWithoutResponse } from '../support/parameters.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: LeadModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { onClose: fn(), redirectTo: { route: 'bookingDemo' } },
} satisfies Meta<typeof LeadModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => within(document.body).findByRole('dialog', { name: 'Book your implementation call' });

/** At the bottom of a phone's screen, centered on wider ones. */
export const Open: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(nameField(dialog)).toHaveFocus());
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: { msw: { handlers: { lead: [leadPending()] } } },
  play: async () => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectSubmitting(dialog);
  },
};

/** The function's own message is shown, and the dialog stays with every value. */
export const Rejected: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadRejected('rate-limited')] } } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectFailure(dialog, 'Too many submissions in a short time. Please try again later.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadUnreachable()] } }, visual: requestWithoutResponse },
  beforeEach: withoutConnection,
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectFailure(dialog, 'You’re offline.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Between the thanks and the next page, which the head announces. */
export const Stored: Story = {
  tags: ['state:success'],
  beforeEach: () => writeDraft('lead', { fields: visitor }),
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Book Implementation Call' }));
    const dialog = await screen.findByRole('dialog', { name: 'We have your details' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Redirecting you to the exclusive webinar...');
  },
};
