import type { Meta, StoryObj } from '@storybook/react';
import { leadByLabel, visitor } from '../../mocks/fixtures/lead.ts';
import {
  leadAccepted,
  leadFunctionCrashed,
  leadPending,
  leadRejected,
  leadUnreachable,
} from '../../mocks/handlers/trackAffiliateLead.ts';
import { leadForm } from '../../src/content/leadForm.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import { ConnectedLeadForm, shared } from '../support/ConnectedLeadForm.tsx';
import { withoutConnection } from '../support/connection.ts';
import { controlOf, expectValues, typeIn } from '../support/fields.ts';
import { expectFailure, expectSubmitting, fillAndSubmit, nameField, submitButton } from '../support/lead.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';
import { requestWithoutResponse } from '../support/parameters.ts';

const meta = {
  ...shared,
  component: ConnectedLeadForm,
} satisfies Meta<typeof ConnectedLeadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The policy does not replace the page, where the form would be gone. */
export const Idle: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: leadForm.privacy.link })).toHaveAttribute('target', '_blank');
  },
};

/** Rejected before anything is sent; the focus moves to the first invalid field. */
export const FieldErrors: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The form's own messages, not the browser's.
    await userEvent.click(submitButton(canvasElement));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();

    const { labels } = leadForm;
    await typeIn(canvasElement, { [labels.name]: 'D', [labels.email]: 'dana@lakeside', [labels.phone]: '555-0199' });
    await userEvent.click(submitButton(canvasElement));

    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid phone number')).toBeVisible();
    await waitFor(() => expect(nameField(canvasElement)).toHaveFocus());
    await expect(controlOf(canvasElement, labels.email)).toBeInvalid();
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: { msw: { handlers: { lead: [leadPending()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectSubmitting(canvasElement);
  },
};

/** The message is the function's own. */
export const ServerError: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadRejected('rate-limited')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'Too many submissions in a short time. Please try again later.');
  },
};

/** The function crashed, so there is no message of its own. */
export const Unavailable: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadFunctionCrashed()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'Failed to submit form');
  },
};

/** The connection was lost on the way. */
export const Unreachable: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadUnreachable()] } }, visual: requestWithoutResponse },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'An unexpected error occurred');
  },
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { lead: [leadUnreachable()] } }, visual: requestWithoutResponse },
  beforeEach: withoutConnection,
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'You’re offline.');
  },
};

/** The page was reloaded before the response, so the lead may not be stored; the form offers to send it again. */
export const OfferedAgain: Story = {
  tags: ['state:default'],
  beforeEach: () => writeDraft('lead', { fields: visitor, sent: { content: JSON.stringify(visitor), key: 'a-key' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your details are still here.');
    await expectValues(canvasElement, leadByLabel());
  },
};

/** The visitor closed the dialog before sending. */
export const Restored: Story = {
  tags: ['state:filled'],
  beforeEach: () => writeDraft('lead', { fields: visitor }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Your details are still here.$/);
  },
};

/** Turnstile is configured but blocked in the visitor's browser. */
export const CheckBlocked: Story = { tags: ['state:error'], args: { check: 'blocked' } };

export const Success: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { lead: [leadAccepted()] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillAndSubmit(canvasElement);
    const thanks = await canvas.findByRole('status');
    await expect(thanks).toHaveTextContent('Thank You!');
    await expect(thanks).toHaveTextContent('Redirecting you to the exclusive webinar...');
    await expect(thanks).toHaveTextContent(/Your reference number: [0-9A-Z]{4}-[0-9A-Z]{4}$/);
  },
};
