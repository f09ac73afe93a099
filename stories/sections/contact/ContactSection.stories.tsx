import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { sender } from '../../../mocks/fixtures/contactMessage.ts';
import {
  contactAccepted,
  contactFieldRejected,
  contactFunctionCrashed,
  contactPending,
} from '../../../mocks/handlers/submitContactMessage.ts';
import { contact } from '../../../src/content/contact.ts';
import { writeDraft } from '../../../src/forms/drafts.ts';
import { ContactSection } from '../../../src/sections/contact/ContactSection.tsx';
import { controlOf } from '../../support/fields.ts';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, waitFor, within } from '../../support/test.ts';

const meta = {
  component: ContactSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { contact },
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: contact.details.phone })).toHaveAttribute(
      'href',
      'tel:+17135550142',
    );
  },
};

/** What a visitor finds who has typed a message into this tab before. */
const withMessage = () => writeDraft('contact', { fields: { ...sender, smsConsent: true } });

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: contact.form.submit }));

/** Closes the toast, which would cover a part of the section. */
const closeToast = async () => userEvent.click(await within(document.body).findByRole('button', { name: 'Close message' }));

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: { msw: { handlers: { contact: [contactPending()] } } },
  beforeEach: withMessage,
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: contact.form.submitting })).toBeDisabled();
  },
};

/** The function crashed: the reason stands in the form, with every value. */
export const Failed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { contact: [contactFunctionCrashed()] } } },
  beforeEach: withMessage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.form.failure.unavailable);
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue(sender.message);
    await closeToast();
    await expect(canvas.getByRole('button', { name: contact.form.submit })).toBeEnabled();
  },
};

/** The function rejects a value that the browser accepts. */
export const FieldRejected: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { contact: [contactFieldRejected('email', 'Please enter a valid email address')] } } },
  beforeEach: () => writeDraft('contact', { fields: { ...sender, email: 'marcus@bayside', smsConsent: true } }),
  play: async ({ canvasElement }) => {
    const email = controlOf(canvasElement, contact.form.labels.email);
    await submit(canvasElement);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await closeToast();
    email.blur();
  },
};

/** What happens next, and two ways on. */
export const Sent: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { contact: [contactAccepted()] } } },
  beforeEach: withMessage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { success } = contact.form;
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: success.title })).toHaveFocus());
    for (const { label } of success.ways.links) await expect(canvas.getByRole('link', { name: label })).toBeVisible();
    await closeToast();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
