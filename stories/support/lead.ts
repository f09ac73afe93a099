import { leadByLabel } from '../../mocks/fixtures/lead.ts';
import { leadForm } from '../../src/content/leadForm.ts';
import { controlOf, expectValues, typeIn } from './fields.ts';
import { expect, userEvent, waitFor, within } from './test.ts';

export const nameField = (root: HTMLElement) => controlOf(root, leadForm.labels.name);

export const submitButton = (root: HTMLElement) => within(root).getByRole('button', { name: /^Book|^Submitting/ });

/** Fills in the lead form and submits it. */
export async function fillAndSubmit(root: HTMLElement) {
  await typeIn(root, leadByLabel());
  await userEvent.click(submitButton(root));
}

/** Expects the message and every value, and that the form can be submitted again. */
export async function expectFailure(root: HTMLElement, message: string) {
  await expect(await within(root).findByRole('alert')).toHaveTextContent(message);
  await expectValues(root, leadByLabel());
  await expect(submitButton(root)).toBeEnabled();
  // It gets the focus back a moment after the message is there.
  await waitFor(() => expect(submitButton(root)).toHaveFocus());
  submitButton(root).blur();
}

/** Expects that the form cannot be submitted a second time, which its label says. */
export async function expectSubmitting(root: HTMLElement) {
  await expect(await within(root).findByRole('button', { name: 'Submitting...' })).toBeDisabled();
}
