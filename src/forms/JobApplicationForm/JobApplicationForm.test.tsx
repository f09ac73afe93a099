import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { applicant } from '../../../mocks/fixtures/application.ts';
import { NotifyContext } from '../../components/Toasts/useNotify.ts';
import { applicationChoices } from '../../../tests/facts.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { writeDraft } from '../drafts.ts';
import { JobApplicationForm } from './JobApplicationForm.tsx';
import { useJobApplicationForm, type JobApplicationFormController } from './useJobApplicationForm.ts';

const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const notify = { success: jest.fn(), error: jest.fn() };
const onDone = () => undefined;

/** The controller of the form that was rendered last. */
let controller: JobApplicationFormController;

/** The connected form, with some of its controller replaced. */
function Connected({ change }: { change: Partial<JobApplicationFormController> }) {
  const form = useJobApplicationForm({ job, onDone });
  useEffect(() => {
    controller = form;
  });
  return <JobApplicationForm form={{ ...form, ...change }} onClose={onDone} />;
}

const tree = (change: Partial<JobApplicationFormController>) => (
  <NotifyContext.Provider value={notify}>
    <Connected change={change} />
  </NotifyContext.Provider>
);

function renderForm(change: Partial<JobApplicationFormController> = {}) {
  const view = render(tree(change));
  return { rerender: (next: Partial<JobApplicationFormController>) => view.rerender(tree(next)) };
}

const field = (name: keyof typeof applicant) => document.getElementsByName(name)[0] as HTMLInputElement;
const inFlight = { state: { status: 'uploading', progress: 0.4 }, isInFlight: true } as const;

test('the browser can fill in the fields', () => {
  renderForm();
  const names = ['firstName', 'lastName', 'email', 'phone', 'linkedIn', 'coverLetter', 'salary'] as const;
  const attributes = names.map((name) => {
    const { type, autocomplete, required } = field(name) as HTMLInputElement & { autocomplete: string };
    return [name, type, autocomplete, required];
  });
  expect(attributes).toEqual([
    ['firstName', 'text', 'given-name', true],
    ['lastName', 'text', 'family-name', true],
    ['email', 'email', 'email', true],
    ['phone', 'tel', 'tel', true],
    ['linkedIn', 'url', 'off', false],
    ['coverLetter', 'url', 'off', true],
    ['salary', 'text', 'off', true],
  ]);
});

test.each(Object.entries(applicationChoices))('%s offers the specification’s choices in its order', (name, values) => {
  renderForm();
  const options = [...(document.getElementsByName(name)[0] as HTMLSelectElement).options];
  // The first one stands for no choice.
  expect(options.slice(1).map(({ value }) => value)).toEqual(values);
});

test('a choice is taken, and taken back', async () => {
  renderForm();
  const select = document.getElementsByName('availability')[0] as HTMLSelectElement;
  const choose = (index: number) =>
    act(async () => {
      fireEvent.change(select, { target: { selectedIndex: index } });
      await Promise.resolve();
    });
  await choose(2);
  expect(controller.formik.values.availability).toBe('2-weeks');
  await choose(0);
  expect(controller.formik.values.availability).toBe('');
});

test('the toasts have the specification’s words', () => {
  const toasts = Object.values(applicationForm.toasts).map(({ title, text }) => `${title} ${text}`);
  expect(toasts).toEqual([
    'Agreement Required: Please complete all required agreements before submitting your application.',
    'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.',
    'File Upload Error: There was an error uploading your resume. Please try again.',
    'Submission Error: There was an error submitting your application. Please try again.',
    "Application Submitted! Thank you for your interest. We'll be in touch soon.",
  ]);
});

test('a US phone number is formatted when its field is left', async () => {
  renderForm();
  fireEvent.change(field('phone'), { target: { value: '7135550142' } });
  await act(async () => {
    fireEvent.blur(field('phone'));
    await Promise.resolve();
  });
  expect(field('phone').value).toBe('(713) 555-0142');
});

test('Enter explains what is missing, unless an input method takes the key to accept a word', () => {
  const submit = jest.fn(() => Promise.resolve());
  renderForm({ submit });
  fireEvent.keyDown(field('firstName'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field('firstName'), { key: 'Enter', keyCode: 229 });
  expect(submit).not.toHaveBeenCalled();
  fireEvent.keyDown(field('firstName'), { key: 'Enter', keyCode: 13 });
  expect(submit).toHaveBeenCalledTimes(1);
});

test('while it is being sent, nothing can be changed or cleared', () => {
  writeDraft(`application-${job.id}`, { fields: { firstName: 'Imani' } });
  renderForm(inFlight);
  const groups = [...document.querySelectorAll('fieldset')];
  expect(groups.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  expect(screen.queryByRole('button', { name: applicationForm.draft.discard })).toBeNull();
});

test('after sending, the focus stays where the visitor has moved it', async () => {
  const { rerender } = renderForm();
  rerender(inFlight);
  const policy = screen.getByRole('link', { name: applicationForm.privacyLink });
  await act(async () => {
    policy.focus();
    await Promise.resolve();
  });
  rerender({ state: { status: 'failed', reason: 'uploadFailed', isOffline: false }, isInFlight: false });
  expect(document.activeElement).toBe(policy);
});
