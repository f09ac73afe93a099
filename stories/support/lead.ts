import { visitor } from '../../mocks/fixtures/lead.ts';
import { expect, userEvent, waitFor, within } from './test.ts';

export const submitButton = (root: HTMLElement) => within(root).getByRole('button', { name: /^Book|^Submitting/ });

/** Fills in the lead form and submits it. */
export async function fillAndSubmit(root: HTMLElement) {
  const form = within(root);
  await userEvent.type(form.getByLabelText('Full name'), visitor.name);
  await userEvent.type(form.getByLabelText('Email'), visitor.email);
  await userEvent.type(form.getByLabelText('Phone'), visitor.phone);
  await userEvent.type(form.getByLabelText(/Business name/), visitor.businessName);
  await userEvent.click(submitButton(root));
}

/** Expects the message and every value, and that the form can be submitted again. */
export async function expectFailure(root: HTMLElement, message: string) {
  const form = within(root);
  await expect(await form.findByRole('alert')).toHaveTextContent(message);
  await expect(form.getByLabelText('Full name')).toHaveValue(visitor.name);
  await expect(form.getByLabelText('Email')).toHaveValue(visitor.email);
  await expect(form.getByLabelText('Phone')).toHaveValue(visitor.phone);
  await expect(form.getByLabelText(/Business name/)).toHaveValue(visitor.businessName);
  await expect(submitButton(root)).toBeEnabled();
  // It gets the focus back a moment after the message is there.
  await waitFor(() => expect(submitButton(root)).toHaveFocus());
  submitButton(root).blur();
}

/** Expects that the form cannot be submitted a second time, which its label says. */
export async function expectSubmitting(root: HTMLElement) {
  await expect(await within(root).findByRole('button', { name: 'Submitting...' })).toBeDisabled();
}
