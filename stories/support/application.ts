import { applicant, resumeFile } from '../../mocks/fixtures/application.ts';
import { expect, fireEvent, userEvent, waitFor, within } from './test.ts';

type Typed = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'linkedIn' | 'coverLetter' | 'salary', string>;

const typedFields = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  [/LinkedIn profile/, 'linkedIn'],
  ['Loom video link', 'coverLetter'],
  ['Monthly salary expectation', 'salary'],
] as const satisfies readonly (readonly [string | RegExp, keyof Typed])[];

const agreementLabels = [/true and complete/, /personality survey/];

export const submitButton = (root: HTMLElement) => within(root).getByText(/^(Submit application|Submitting...)$/);

const choices = [
  [/Years of experience/, 'experience'],
  [/When could you start/, 'availability'],
  [/How did you hear about us/, 'referral'],
] as const;

/** The file is in its bucket, and the function is asked. */
export const untilSubmitting = (root: HTMLElement) =>
  waitFor(async () => {
    await expect(submitButton(root)).toHaveTextContent('Submitting...');
    await expect(within(root).queryByText('Cancel the upload')).not.toBeInTheDocument();
  });

/** The messages over the page. Their code comes with the first of them, which takes a while on a busy machine. */
export const findToasts = async () =>
  within(await within(document.body).findByLabelText(/^Messages/, undefined, { timeout: 5000 }));

/** Exactly one message over the page, which says this. */
export async function expectToast(role: 'alert' | 'status', message: string) {
  const toasts = await findToasts();
  await expect(await toasts.findByRole(role)).toHaveTextContent(message);
}

export const resumeField = (root: HTMLElement) => within(root).getByLabelText('Résumé');

/** Fills one field in at once, as a browser's own filling does: a letter at a time would take long. */
export const enter = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

/** Attaches a file without the picker's own choice of kinds, as 'All files' and a drop do. */
export const attach = (root: HTMLElement, file: File) => userEvent.upload(resumeField(root), file, { applyAccept: false });

/** Ticks both agreements, or takes the ticks away. */
export async function agree(root: HTMLElement) {
  for (const label of agreementLabels) await fireEvent.click(within(root).getByLabelText(label));
}

export const findRemoveButton = (root: HTMLElement, fileName: string) => within(root).findByLabelText(`Remove ${fileName}`);

/** Fills in what is typed, one field after the other. */
export async function enterTexts(root: HTMLElement, changes: Partial<Typed> = {}) {
  const values: Typed = { ...applicant, ...changes };
  for (const [label, name] of typedFields) await enter(within(root).getByLabelText(label), values[name]);
}

/** Fills in everything, and attaches the résumé. Nothing is sent. */
export async function fillApplication(root: HTMLElement, changes: Partial<Typed> = {}) {
  const canvas = within(root);
  await enterTexts(root, changes);
  for (const [label, name] of choices) await enter(canvas.getByLabelText(label), applicant[name]);
  await attach(root, resumeFile());
  await findRemoveButton(root, resumeFile().name);
  await agree(root);
}

/** Fills in everything and presses the button. */
export async function fillAndSubmit(root: HTMLElement, changes: Partial<Typed> = {}) {
  await fillApplication(root, changes);
  await userEvent.click(submitButton(root));
}

/** Everything that was typed or chosen is still there, and the visitor can press again. */
export async function expectNothingLost(root: HTMLElement) {
  const canvas = within(root);
  for (const [label, name] of typedFields) await expect(canvas.getByLabelText(label)).toHaveValue(applicant[name]);
  for (const [label, name] of choices) await expect(canvas.getByLabelText(label)).toHaveValue(applicant[name]);
  await expect(await findRemoveButton(root, resumeFile().name)).toBeEnabled();
  for (const label of agreementLabels) await expect(canvas.getByLabelText(label)).toBeChecked();
  await expect(submitButton(root)).toBeEnabled();
}

/** The form alone, without the messages over it. */
const formOf = (root: HTMLElement) => root.querySelector('form') ?? root;

/** The same words in the form and over the page, for those who look and those who listen. */
export async function expectFailure(root: HTMLElement, message: string) {
  const notice = await within(formOf(root)).findByRole('alert');
  await expect(notice).toHaveTextContent(message);
  await expectToast('alert', message);
  return notice;
}

/** A failure after which the visitor can press again. @param detail what the form says besides */
export async function expectFailureLosesNothing(root: HTMLElement, message: string, detail?: string) {
  const notice = await expectFailure(root, message);
  if (detail !== undefined) await expect(notice).toHaveTextContent(detail);
  await expectNothingLost(root);
  submitButton(root).blur();
}

/** The file is not taken, and the field says why. */
export async function expectRejectedFile(root: HTMLElement, file: File, message: string) {
  await attach(root, file);
  await waitFor(() => expect(resumeField(root)).toHaveAccessibleDescription(new RegExp(message)));
  await expect(resumeField(root)).toHaveAttribute('aria-invalid', 'true');
  resumeField(root).blur();
}
