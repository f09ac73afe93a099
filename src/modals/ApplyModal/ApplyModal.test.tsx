import { act, fireEvent, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { controlCopy } from '../../content/controls.ts';
import {
  useJobApplicationForm,
  type JobApplicationFormController,
} from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import ApplyModal from './ApplyModal.tsx';

jest.mock('../../forms/JobApplicationForm/useJobApplicationForm.ts');
jest.mock('../../forms/JobApplicationForm/JobApplicationForm.tsx', () => ({ JobApplicationForm: () => <form /> }));

type State = JobApplicationFormController['state'];

const { whileUploading, whileSubmitting } = applicationForm.leaving;
const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const uploading = { status: 'uploading', progress: 0.5 } as const;
const submitting = { status: 'submitting' } as const;
const idle = { status: 'idle' } as const;
const onClose = jest.fn();
const cancelUpload = jest.fn();

/** Renders the dialog with its form in the given state. */
function tree(state: State) {
  const form: Partial<JobApplicationFormController> = { state, isInFlight: state !== idle, cancelUpload };
  jest.mocked(useJobApplicationForm).mockReturnValue(form as JobApplicationFormController);
  return <ApplyModal job={job} onClose={onClose} />;
}

function show(state: State) {
  const view = render(tree(state));
  return { becomes: (next: State) => view.rerender(tree(next)), unmount: view.unmount };
}

const question = () => screen.queryByRole('alertdialog')?.querySelector('h3')?.textContent;
const close = () => fireEvent.click(screen.getByRole('button', { name: controlCopy.close }));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const content = () => document.querySelector('form')?.closest<HTMLElement>('[tabindex="-1"]');
const nextFrame = () => act(() => jest.advanceTimersByTime(20));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('a form without a pending submission closes without a question', () => {
  show(idle);
  close();
  expect(question()).toBeUndefined();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [uploading, whileUploading],
  [submitting, whileSubmitting],
])('%j: closing asks for confirmation in place of the form', (state, copy) => {
  show(state);
  expect(question()).toBeUndefined();
  close();
  expect(question()).toBe(copy.title);
  expect(content()?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe(copy.stay);
  expect(onClose).not.toHaveBeenCalled();
});

test('staying restores the form and its focus', () => {
  show(uploading);
  close();
  click(whileUploading.stay);
  expect(question()).toBeUndefined();
  expect(content()?.hidden).toBe(false);
  nextFrame();
  expect(document.activeElement).toBe(content());
  expect([onClose.mock.calls, cancelUpload.mock.calls]).toEqual([[], []]);
});

test('closing the question stays, and the question can be asked again', () => {
  show(uploading);
  close();
  close();
  expect(question()).toBeUndefined();
  close();
  expect(question()).toBe(whileUploading.title);
  expect(onClose).not.toHaveBeenCalled();
});

test('leaving cancels the upload', () => {
  show(uploading);
  close();
  click(whileUploading.leave);
  expect([onClose.mock.calls.length, cancelUpload.mock.calls.length]).toEqual([1, 1]);
});

test('the question disappears when the submission ends, also for the next submission', () => {
  const { becomes } = show(uploading);
  close();
  becomes(idle);
  expect(question()).toBeUndefined();
  expect(content()?.hidden).toBe(false);
  becomes(submitting);
  expect(question()).toBeUndefined();
});

test('does not focus a dialog that is already unmounted', () => {
  const { unmount } = show(uploading);
  close();
  click(whileUploading.stay);
  unmount();
  expect(nextFrame).not.toThrow();
});
