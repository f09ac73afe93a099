import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { messageByLabel, sender } from '../../mocks/fixtures/contactMessage.ts';
import {
  contactAccepted,
  contactFieldRejected,
  contactFunctionCrashed,
  contactPending,
  contactUnreachable,
} from '../../mocks/handlers/submitContactMessage.ts';
import { contact } from '../../src/content/contact.ts';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm.tsx';
import { writeDraft } from '../../src/forms/drafts.ts';
import { useContactForm } from '../../src/forms/ContactForm/useContactForm.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';
import { controlOf, expectValues, typeIn } from '../support/fields.ts';
import { inColumn } from '../support/inColumn.tsx';
import { withHumanCheck } from '../support/humanCheck.ts';
import { requestWithoutResponse } from '../support/parameters.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const { form: copy } = contact;
const { labels } = copy;

function ConnectedContactForm({ check }: { check?: HumanCheckStatus }) {
  return <ContactForm controller={withHumanCheck(useContactForm(), check)} />;
}

/** The contact form, connected to its requests. */
const meta = {
  component: ConnectedContactForm,
  parameters: { chromatic: phoneAndDesktop },
  decorators: [inColumn('640px')],
} satisfies Meta<typeof ConnectedContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const respond = (handler: ReturnType<typeof contactAccepted>) => ({ msw: { handlers: { contact: [handler] } } });

const submit = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: copy.submit }));

async function fillAndSubmit(canvasElement: HTMLElement, changes: { email?: string } = {}) {
  await typeIn(canvasElement, messageByLabel({ phone: '7135550123', ...changes }));
  await userEvent.click(within(canvasElement).getByRole('checkbox'));
  await submit(canvasElement);
}

/** Expects the reason in the form and in a toast, and every value. */
async function expectFailure(canvasElement: HTMLElement, message: string, changes: { email?: string } = {}) {
  const canvas = within(canvasElement);
  const notice = await canvas.findByText(copy.failure.title);
  await expect(notice.closest('[role="alert"]')).toHaveTextContent(message);
  await expect(await canvas.findByText(copy.failure.toast.title, undefined, { timeout: 5000 })).toBeVisible();
  await expectValues(canvasElement, messageByLabel(changes));
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await expect(canvas.getByRole('button', { name: copy.submit })).toBeEnabled();
}

/** The policy does not replace the page, where the form would be gone. */
export const Idle: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: copy.privacy.link })).toHaveAttribute('target', '_blank');
  },
};

/** What was typed into this tab earlier; with a button that clears it. */
export const Restored: Story = {
  tags: ['state:filled'],
  beforeEach: () => writeDraft('contact', { fields: { ...sender, smsConsent: true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectValues(canvasElement, messageByLabel());
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('button', { name: copy.discard })).toBeVisible();
  },
};

/** The browser's own checks block the submission, and what they find stands below each field. */
export const NativeChecks: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeIn(canvasElement, { [labels.email]: 'marcus' });
    await submit(canvasElement);
    for (const label of [labels.firstName, labels.lastName, labels.email])
      await expect(controlOf(canvasElement, label)).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: copy.submit })).toBeEnabled();
    await expect(controlOf(canvasElement, labels.firstName)).toHaveFocus();
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: respond(contactPending()),
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: copy.submitting })).toBeDisabled());
  },
};

/** A value that the browser accepts and the function rejects: the message is below the field, which has the focus. */
export const FieldRejected: Story = {
  tags: ['state:error'],
  parameters: respond(contactFieldRejected('email', 'Please enter a valid email address')),
  play: async ({ canvasElement }) => {
    const email = 'marcus@bayside';
    await fillAndSubmit(canvasElement, { email });
    await expectFailure(canvasElement, 'Please enter a valid email address', { email });
    await waitFor(() => expect(controlOf(canvasElement, labels.email)).toHaveFocus());
  },
};

export const ServerError: Story = {
  tags: ['state:error'],
  parameters: respond(contactFunctionCrashed()),
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, copy.failure.unavailable);
  },
};

/** The connection was lost on the way. */
export const Unreachable: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { contact: [contactUnreachable()] } }, visual: requestWithoutResponse },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, copy.failure.unreachable);
  },
};

/** Turnstile is configured but blocked in the visitor's browser. */
export const CheckBlocked: Story = { tags: ['state:error'], args: { check: 'blocked' } };

export const Success: Story = {
  tags: ['state:success'],
  parameters: respond(contactAccepted()),
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: copy.success.title })).toHaveFocus());
    await expect(await within(document.body).findByRole('group')).toHaveTextContent(copy.success.toast.title);
    await expect(canvasElement).toHaveTextContent(/Your reference number: [0-9A-Z]{4}-[0-9A-Z]{4}/);
  },
};

export const WrittenAgain: Story = {
  tags: ['state:empty'],
  parameters: respond(contactAccepted()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillAndSubmit(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: copy.success.again }));
    await expect(controlOf(canvasElement, labels.firstName)).toHaveValue('');
    const closeMessage = await within(document.body).findByRole('button', { name: 'Close message' });
    await userEvent.click(closeMessage);
  },
};
