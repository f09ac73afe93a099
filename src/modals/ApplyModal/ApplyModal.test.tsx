import { fireEvent, render, screen } from '@testing-library/react';
import { applicationForm } from '../../content/applicationForm.ts';
import { controlCopy } from '../../content/controls.ts';
import {
  useJobApplicationForm,
  type JobApplicationFormController,
} from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import ApplyModal from './ApplyModal.tsx';

jest.mock('../../forms/JobApplicationForm/useJobApplicationForm.ts');
jest.mock('../../forms/JobApplicationForm/JobApplicationForm.tsx', () => ({
  JobApplicationForm: ({ isHidden }: { isHidden: boolean }) => <form data-hidden={isHidden} />,
}));

type State = JobApplicationFormController['state'];

const { whileUploading } = applicationForm.leaving;
const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const uploading = { status: 'uploading', progress: 0.5 } as const;
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
  return { becomes: (next: State) => view.rerender(tree(next)) };
}

const question = () => screen.queryByRole('alertdialog')?.querySelector('h3')?.textContent;
const close = () => fireEvent.click(screen.getByRole('button', { name: controlCopy.close }));
const form = () => document.querySelector('form');
/** Whether the form is hidden, and whether it knows. */
const hidden = () => [form()?.parentElement?.hidden, form()?.dataset.hidden];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('staying restores the form', () => {
  show(uploading);
  close();
  expect(hidden()).toEqual([true, 'true']);
  fireEvent.click(screen.getByRole('button', { name: whileUploading.stay }));
  expect(question()).toBeUndefined();
  expect(hidden()).toEqual([false, 'false']);
  expect([onClose.mock.calls, cancelUpload.mock.calls]).toEqual([[], []]);
});

test('the question disappears when the submission ends, also for the next submission', () => {
  const { becomes } = show(uploading);
  close();
  becomes(idle);
  expect(question()).toBeUndefined();
  expect(hidden()).toEqual([false, 'false']);
  becomes(uploading);
  expect(question()).toBeUndefined();
});
