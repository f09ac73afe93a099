import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { sender } from '../../mocks/fixtures/contactMessage.ts';
import { contactAccepted } from '../../mocks/handlers/submitContactMessage.ts';
import { contact } from '../../src/content/contact.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import { ContactSection } from '../../src/sections/ContactSection/ContactSection.tsx';
import { longText } from '../support/longText.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  title: 'Contact/ContactSection',
  id: 'sections-contactsection',
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

/** What happens next, and two ways on. */
export const Sent: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { contact: [contactAccepted()] } } },
  beforeEach: () => writeDraft('contact', { fields: { ...sender, smsConsent: true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { submit, success } = contact.form;
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: success.title })).toHaveFocus());
    for (const { label } of success.ways.links) await expect(canvas.getByRole('link', { name: label })).toBeVisible();
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Close message' }));
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
