import { applicationByLabel, resumeFile } from '../../mocks/fixtures/application.ts';
import { applicationForm } from '../../src/content/applicationForm.ts';
import type { TextName } from '../../src/forms/JobApplicationForm/fields.ts';
import type { AppliedJob } from '../../src/forms/JobApplicationForm/useJobApplicationForm.ts';
import { controlOf, expectValues } from './fields.ts';
import { expect, fireEvent, userEvent, waitFor, within } from './test.ts';

export const job: AppliedJob = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' };

const { labels } = applicationForm;

/** The fields by name. */
export const fieldOf = (root: HTMLElement, name: keyof typeof labels) => controlOf(root, labels[name]);

const agreements = (root: HTMLElement) => applicationByLabel.agreed.map((label) => controlOf(root, label));

export const submitButton = (root: HTMLElement) => within(root).getByText(/^(Submit application|Submitting...)$/);

/** The upload has completed, and the submission is pending. */
export const untilSubmitting = (root: HTMLElement) =>
  waitFor(async () => {
    await expect(submitButton(root)).toHaveTextContent('Submitting...');
    await expect(within(root).queryByText('Cancel the upload')).not.toBeInTheDocument();
  });

/** The toasts. Their code loads with the first one, which takes a while on a busy machine. */
export const findToasts = async () =>
  within(await within(document.body).findByLabelText(/^Messages/, undefined, { timeout: 5000 }));

/** Expects exactly one toast with this text. A dialog hides it from screen readers, to which its form says the same. */
export async function expectToast(message: string) {
  const toasts = await findToasts();
  await expect(await toasts.findByRole('group', { hidden: true })).toHaveTextContent(message);
}

export const resumeField = (root: HTMLElement) => fieldOf(root, 'resume');

/** Fills in a field at once, like autofill, because typing is slow. */
export const enter = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

/** Attaches a file that the `accept` attribute does not restrict, like a dropped one. */
export const attach = (root: HTMLElement, file: File) => userEvent.upload(resumeField(root), file, { applyAccept: false });

/** Checks or unchecks both agreements. */
export async function agree(root: HTMLElement) {
  for (const box of agreements(root)) await fireEvent.click(box);
}

export const findRemoveButton = (root: HTMLElement, fileName: string) => within(root).findByLabelText(`Remove ${fileName}`);

/** Fills in the whole form without submitting it. */
export async function fillApplication(root: HTMLElement, changes: Partial<Record<TextName, string>> = {}) {
  const values = { ...applicationByLabel.typed(changes), ...applicationByLabel.chosen };
  for (const [label, value] of Object.entries(values)) await enter(controlOf(root, label), value);
  await attach(root, resumeFile());
  await findRemoveButton(root, resumeFile().name);
  await agree(root);
}

/** Fills in the form and submits it. */
export async function fillAndSubmit(root: HTMLElement) {
  await fillApplication(root);
  await userEvent.click(submitButton(root));
}

/** Expects that every value is still there and that the form can be submitted again. */
export async function expectNothingLost(root: HTMLElement) {
  await expectValues(root, { ...applicationByLabel.typed(), ...applicationByLabel.chosen });
  await expect(await findRemoveButton(root, resumeFile().name)).toBeEnabled();
  for (const box of agreements(root)) await expect(box).toBeChecked();
  await expect(submitButton(root)).toBeEnabled();
}

/** The form without the toasts. */
const formOf = (root: HTMLElement) => root.querySelector('form') ?? root;

/** Expects the same message in the form and in a toast. */
export async function expectFailure(root: HTMLElement, message: string) {
  const notice = await within(formOf(root)).findByRole('alert');
  await expect(notice).toHaveTextContent(message);
  await expectToast(message);
  return notice;
}

/** A failure after which the form can be submitted again. @param detail further text in the form */
export async function expectFailureLosesNothing(root: HTMLElement, message: string, detail?: string) {
  const notice = await expectFailure(root, message);
  if (detail !== undefined) await expect(notice).toHaveTextContent(detail);
  await expectNothingLost(root);
  submitButton(root).blur();
}

/** The file is rejected with a reason below the field. */
export async function expectRejectedFile(root: HTMLElement, file: File, message: string) {
  await attach(root, file);
  await waitFor(() => expect(resumeField(root)).toHaveAccessibleDescription(new RegExp(message)));
  await expect(resumeField(root)).toHaveAttribute('aria-invalid', 'true');
  resumeField(root).blur();
}
