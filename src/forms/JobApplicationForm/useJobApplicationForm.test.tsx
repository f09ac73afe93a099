import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { NotifyContext, type Notify } from '../../components/Toasts/useNotify.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { report } from '../../integrations/report.ts';
import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume, type UploadResult } from '../../services/uploadResume.ts';
import { readDraft } from '../drafts.ts';
import { useJobApplicationForm, type JobApplicationFormController } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const SURVEY = 'https://survey.example/ardenwell/appointment-setter';

const upload = jest.mocked(uploadResume);
const submit = jest.mocked(submitApplication);
const notify = { success: jest.fn(), error: jest.fn() } satisfies Notify;

const wrapper = ({ children }: PropsWithChildren) => <NotifyContext.Provider value={notify}>{children}</NotifyContext.Provider>;

const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;

/** Responses of the services. */
const uploaded = { ok: true, resume: uploadedResume } as const;
const stored = {
  ok: true,
  data: { id: 'an-application', eventId: 'an-event', resumeFileUrl: 'https://files.example/signed', reference: '7ZQK-3M0D' },
} as const;
const crashed = { ok: false, failure: { reason: 'unavailable' } } as const;

/** The résumé after the browser has read it. */
const attached = () => Object.assign(resumeFile(), { fingerprint: 'one' });

/** Replaces `window.open`. */
const open = jest.fn<Window | null, Parameters<typeof window.open>>();
const tab = () => ({ closed: false, opener: window }) as unknown as Window;

/** Renders the form's hook, with functions to fill it in and submit it. */
function renderForm() {
  const onDone = jest.fn();
  const view = renderHook(() => useJobApplicationForm({ job, onDone }), { wrapper });
  const form = () => view.result.current;
  const change = (values: object) =>
    act(async () => {
      await form().formik.setValues({ ...form().formik.values, ...values });
    });
  const submitForm = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) void form().submit();
      await jest.advanceTimersByTimeAsync(0);
    });
  return { onDone, form, change, submitForm, fill: () => change({ ...applicant, resume: attached() }), unmount: view.unmount };
}

/** A pending upload whose end the test controls. */
function heldUpload() {
  let end: (result: UploadResult) => void = () => undefined;
  upload.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  return {
    end: (result: UploadResult) =>
      act(async () => {
        end(result);
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

// Tabs open, and every request succeeds.
beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  window.open = open;
  open.mockImplementation(tab);
  upload.mockResolvedValue(uploaded);
  submit.mockResolvedValue(stored);
});
afterEach(() => jest.useRealTimers());

test('closes exactly 2.5 s after the thanks', async () => {
  const { onDone, form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: false, reference: '7ZQK-3M0D' });
  // The applicant is in the survey's tab by now, so the number stays until the message is closed.
  expect(notify.success.mock.calls).toEqual([
    [
      {
        title: 'Application Submitted!',
        text: "Thank you for your interest. We'll be in touch soon. Your reference number: 7ZQK-3M0D",
        showMs: Infinity,
        topic: 'application',
      },
    ],
  ]);
  act(() => jest.advanceTimersByTime(2499));
  expect(onDone).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test.each([
  ['while the survey still has to be opened', null, false],
  ['after the visitor has closed it', tab(), true],
])('does not close %s', async (_when, opened, isClosed) => {
  open.mockReturnValue(opened);
  const { onDone, form, fill, submitForm, unmount } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toMatchObject({ status: 'succeeded', isPopupBlocked: !opened });
  if (isClosed) unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('reports a stored application once, with nothing but the id of the webhook’s event', async () => {
  const { fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce(crashed).mockResolvedValue(stored);
  await fill();
  await submitForm();
  expect(report).not.toHaveBeenCalled();
  await submitForm(2);
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'apply_submitted', id: stored.data.eventId }]]);
});

test('a suspect application succeeds but is not reported as a conversion', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce({ ...stored, data: { ...stored.data, suspect: true } });
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['salaryExpectations', { salary: 'No.' }, undefined],
  ['email', { email: 'No.' }, undefined],
  ['resumePath', {}, 'No.'],
  ['position', {}, undefined],
])('shows the function’s message about %s below its field', async (field, errors, resumeProblem) => {
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field } });
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect([form().formik.errors, form().resumeProblem]).toEqual([errors, resumeProblem]);
  expect(form().state).toEqual({ status: 'failed', reason: 'submissionFailed', isOffline: false, detail: 'No.' });
});

test.each([
  ['the video', { coverLetter: '' }, 'videoMissing'],
  ['an agreement', { agreement: false }, 'agreementMissing'],
  ['both agreements', { agreement: false, cultureIndexAgreement: false }, 'agreementMissing'],
  ['a name', { firstName: '' }, undefined],
  ['the video and a name', { firstName: '', coverLetter: '' }, undefined],
  ['an agreement and the video', { agreement: false, coverLetter: '' }, undefined],
] as const)('shows a toast about what is missing where nothing else is: %s', async (_what, missing, toast) => {
  const { fill, change, submitForm } = renderForm();
  await fill();
  await change(missing);
  await submitForm();
  expect(notify.error.mock.calls).toEqual(toast ? [[{ ...applicationForm.toasts[toast], topic: 'application' }]] : []);
});

describe('the draft', () => {
  const draft = () => readDraft(`application-${job.id}`);

  test('survives a retry, closing and reloading with its upload and key, so that nothing is uploaded or stored twice', async () => {
    submit.mockResolvedValueOnce(crashed).mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const first = renderForm();
    await first.fill();
    await first.submitForm();
    expect(first.form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed' });
    await first.submitForm();
    first.unmount();

    const second = renderForm();
    expect(second.form().isRestored).toBe(true);
    expect(second.form().formik.values).toMatchObject({ ...applicant, resume: null });
    await second.change({ resume: attached() });
    await second.submitForm();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(3);
    for (const [{ idempotencyKey, resume }] of submit.mock.calls) {
      expect([idempotencyKey, resume]).toEqual([submit.mock.calls[0]?.[0].idempotencyKey, uploadedResume]);
    }
    expect(second.form().state.status).toBe('succeeded');
  });

  test('contains an upload that ends after the form was closed', async () => {
    submit.mockReturnValueOnce(new Promise(() => undefined));
    const { fill, submitForm, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await submitForm();
    unmount();
    await held.end(uploaded);
    expect(draft()?.rest).toEqual({ fingerprint: 'one', resume: uploadedResume });
  });

  test('is discarded with its failure, its upload and the file’s error', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field: 'resumePath' } });
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const { form, fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    await submitForm();
    await act(async () => {
      form().startOver();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect([form().state, form().resumeProblem]).toEqual([{ status: 'idle' }, undefined]);
    upload.mockClear();
    await fill();
    expect(draft()).toBeNull();
    await submitForm();
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

describe('a file that is read slowly', () => {
  beforeEach(() => jest.useRealTimers());

  const attach = (form: JobApplicationFormController, file: File) => act(() => form.attachResume(file));

  test.each<[string, (form: JobApplicationFormController) => unknown]>([
    ['it was removed', (form) => form.removeResume()],
    ['the form was cleared', (form) => form.startOver()],
    ['another was chosen', (form) => form.attachResume(new File(['%PDF-1.4'], 'other.pdf'))],
  ])('is not attached after %s', async (_what, supersede) => {
    const { form } = renderForm();
    const slow = new File(['%PDF-1.4'], 'slow.pdf');
    let finish: (bytes: ArrayBuffer) => void = () => undefined;
    slow.arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    const reading = form().attachResume(slow);
    await act(async () => {
      await supersede(form());
    });
    await attach(form(), resumeFile());
    await act(async () => {
      finish(new TextEncoder().encode('%PDF-1.4').buffer);
      await reading;
    });
    expect(form().formik.values.resume?.name).toBe(resumeFile().name);
  });
});
