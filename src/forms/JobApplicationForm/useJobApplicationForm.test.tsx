import { act, renderHook } from '@testing-library/react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { notify } from '../../components/Toasts/notify.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { report } from '../../integrations/analytics.ts';
import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume, type ResumeUpload, type UploadResult } from '../../services/uploadResume.ts';
import { readDraft } from './applicationDraft.ts';
import { CLOSE_DELAY_MS, useJobApplicationForm } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../components/Toasts/notify.ts');
jest.mock('../../integrations/analytics.ts');

const upload = jest.mocked(uploadResume);
const submit = jest.mocked(submitApplication);
const errors = jest.mocked(notify.error);
const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const SURVEY = 'https://survey.example/ardenwell/appointment-setter';

const uploaded = { ok: true, resume: uploadedResume } as const;
const stored = { ok: true, data: { id: 'an-application', resumeFileUrl: 'https://files.example/signed' } } as const;
const crashed = { ok: false, failure: { reason: 'unavailable' } } as const;
const resumeRefused = {
  ok: false,
  failure: { reason: 'rejected', message: 'Please attach it again.', field: 'resume' },
} as const;

/** The résumé after the browser has read it. */
const attached = () => Object.assign(resumeFile(), { fingerprint: 'one' });

const { toasts } = applicationForm;
const open = jest.fn<Window | null, Parameters<typeof window.open>>();
const tab = () => ({ closed: false, opener: window }) as unknown as Window;

function renderForm() {
  const onDone = jest.fn();
  const view = renderHook(() => useJobApplicationForm({ job, onDone }));
  const form = () => view.result.current;
  const change = (values: object) =>
    act(async () => {
      await form().formik.setValues({ ...form().formik.values, ...values });
    });
  const press = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) void form().submit();
      await jest.advanceTimersByTimeAsync(0);
    });
  return { onDone, form, change, press, fill: () => change({ ...applicant, resume: attached() }), unmount: view.unmount };
}

/** An upload whose progress and end the test decides. */
function heldUpload() {
  let asked: ResumeUpload | undefined;
  let end: (result: UploadResult) => void = () => undefined;
  upload.mockImplementationOnce((request) => {
    asked = request;
    return new Promise((resolve) => {
      end = resolve;
      request.signal?.addEventListener('abort', () => resolve({ ok: false, failure: 'cancelled' }));
    });
  });
  return {
    report: (part: number) => act(() => asked?.onProgress?.(part)),
    end: (result: UploadResult) =>
      act(async () => {
        end(result);
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

const isLeavingAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  window.sessionStorage.clear();
  window.open = open;
  open.mockImplementation(tab);
  upload.mockResolvedValue(uploaded);
  submit.mockResolvedValue(stored);
});
afterEach(() => jest.useRealTimers());

test('uploads, submits, thanks, opens the survey, and closes after exactly 2.5 s', async () => {
  const { onDone, form, fill, press } = renderForm();
  const held = heldUpload();
  await fill();
  await press();
  expect(form().state).toEqual({ status: 'uploading', progress: 0 });
  held.report(0.4);
  expect(form().state).toEqual({ status: 'uploading', progress: 0.4 });
  expect(submit).not.toHaveBeenCalled();

  await held.end(uploaded);
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: false });
  expect(upload.mock.invocationCallOrder[0]).toBeLessThan(submit.mock.invocationCallOrder[0] ?? 0);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ ...applicant, position: job.title, resume: uploadedResume, website: '' });
  expect(notify.success).toHaveBeenCalledWith(expect.objectContaining(toasts.succeeded));
  expect(open).toHaveBeenCalledWith(SURVEY, '_blank');

  expect(CLOSE_DELAY_MS).toBe(2500);
  act(() => jest.advanceTimersByTime(2499));
  expect(onDone).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('stays open with the link when the browser blocks the tab', async () => {
  open.mockReturnValue(null);
  const { onDone, form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: true });
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('a retry after a failed submission sends the same file, path and key, and uploads nothing', async () => {
  submit.mockResolvedValueOnce(crashed);
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed' });
  expect(errors).toHaveBeenCalledWith(expect.objectContaining(toasts.submissionFailed));
  expect(form().formik.values).toMatchObject(applicant);

  await press();
  expect(form().state.status).toBe('succeeded');
  expect(upload).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[1]?.[0].idempotencyKey).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
  expect(submit.mock.calls[1]?.[0].resume).toEqual(uploadedResume);
});

test('changed content has a new key and still needs no second upload; a changed file needs one', async () => {
  submit.mockResolvedValueOnce(crashed).mockResolvedValueOnce(crashed);
  const { change, fill, press } = renderForm();
  await fill();
  await press();
  await change({ phone: '(713) 555-0100' });
  await press();
  expect(upload).toHaveBeenCalledTimes(1);
  await change({ resume: Object.assign(resumeFile(), { fingerprint: 'two' }) });
  await press();
  expect(upload).toHaveBeenCalledTimes(2);
  const keys = submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[1]).not.toBe(keys[0]);
});

test('what an earlier try uploaded and the function cannot use is uploaded again, once', async () => {
  submit.mockResolvedValueOnce(crashed).mockResolvedValueOnce(resumeRefused);
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  const again = { ...uploadedResume, path: 'another/path.pdf' };
  upload.mockResolvedValueOnce({ ok: true, resume: again });
  await press();
  expect(upload).toHaveBeenCalledTimes(2);
  expect(submit.mock.calls[2]?.[0].resume).toEqual(again);
  expect(form().state.status).toBe('succeeded');
});

test('a file that the function refuses right after its upload is named under the field and uploaded again at the next press', async () => {
  submit.mockResolvedValueOnce(resumeRefused);
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed', detail: 'Please attach it again.' });
  expect(form().resumeProblem).toBe('Please attach it again.');
  await press();
  expect(upload).toHaveBeenCalledTimes(2);
});

test.each([
  ['unreachable', undefined],
  ['too_large', applicationForm.fileProblems.size],
  ['wrong_type', applicationForm.fileProblems.type],
] as const)('an upload that fails as %s sends nothing and loses nothing', async (failure, problem) => {
  upload.mockResolvedValueOnce({ ok: false, failure });
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'uploadFailed' });
  expect(form().resumeProblem).toBe(problem);
  expect(errors).toHaveBeenCalledWith(expect.objectContaining(toasts.uploadFailed));
  expect(submit).not.toHaveBeenCalled();
  expect(form().formik.values.resume?.name).toBe(resumeFile().name);
  await press();
  expect(form().state.status).toBe('succeeded');
});

test('an application is reported once, after it was stored, by its key alone', async () => {
  const { fill, press } = renderForm();
  submit.mockResolvedValueOnce(crashed).mockResolvedValue(stored);
  await fill();
  await press();
  expect(report).not.toHaveBeenCalled();
  await press(2);
  const id = submit.mock.calls[1]?.[0].idempotencyKey;
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'apply_submitted', id }]]);
});

test('puts what the function says about a field under that field', async () => {
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'Too long', field: 'salaryExpectations' } });
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().formik.errors).toEqual({ salary: 'Too long' });
});

test('says so when sending throws', async () => {
  submit.mockRejectedValueOnce(new Error('no'));
  const { form, fill, press } = renderForm();
  await fill();
  await press();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed' });
});

test('an upload can be cancelled; nothing is sent, and it can be sent later', async () => {
  const { form, fill, press } = renderForm();
  heldUpload();
  await fill();
  await press();
  await act(async () => {
    form().cancelUpload();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(form().state).toEqual({ status: 'idle' });
  expect(submit).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  await press();
  expect(form().state.status).toBe('succeeded');
});

test('sends once when pressed twice', async () => {
  const { fill, press } = renderForm();
  const held = heldUpload();
  await fill();
  await press(2);
  await held.end(uploaded);
  expect(upload).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('the browser asks before it leaves, while something is on its way and not otherwise', async () => {
  const { fill, press } = renderForm();
  const held = heldUpload();
  await fill();
  expect(isLeavingAskedAbout()).toBe(false);
  await press();
  expect(isLeavingAskedAbout()).toBe(true);
  await held.end({ ok: false, failure: 'unreachable' });
  expect(isLeavingAskedAbout()).toBe(false);
});

test.each([
  [{ agreement: false }, toasts.agreementMissing],
  [{ cultureIndexAgreement: false, coverLetter: '' }, toasts.agreementMissing],
  [{ coverLetter: '' }, toasts.videoMissing],
  [{ coverLetter: 'www.loom.com/' }, toasts.videoMissing],
])('with %j nothing is sent and the reason is said', async (change, message) => {
  const form = renderForm();
  await form.fill();
  await form.change(change);
  await form.press();
  expect(errors.mock.calls).toEqual([[{ ...message, topic: 'application' }]]);
  expect(upload).not.toHaveBeenCalled();
});

describe('the draft', () => {
  test('survives closing and reloading, the upload and the key with it: nothing is uploaded or stored twice', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const first = renderForm();
    await first.fill();
    await first.press();
    first.unmount();

    const second = renderForm();
    expect(second.form().hasRestoredDraft).toBe(true);
    expect(second.form().formik.values).toMatchObject({ ...applicant, resume: null });
    await second.change({ resume: attached() });
    await second.press();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[1]?.[0].idempotencyKey).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
    expect(second.form().state.status).toBe('succeeded');
  });

  test('belongs to one job', async () => {
    const { change } = renderForm();
    await change({ firstName: 'Imani' });
    expect(readDraft('lead-product-manager')).toBeNull();
    expect(readDraft(job.id)?.fields.firstName).toBe('Imani');
  });

  test('is forgotten when the application is stored, even if the dialog was closed before', async () => {
    const { fill, press, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await press();
    unmount();
    await held.end(uploaded);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(notify.success).toHaveBeenCalledWith(expect.objectContaining(toasts.succeeded));
    expect(readDraft(job.id)).toBeNull();
  });

  test('can be thrown away', async () => {
    const first = renderForm();
    await first.fill();
    first.unmount();
    const second = renderForm();
    await act(async () => {
      second.form().discardDraft();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(second.form().formik.values).toMatchObject({ firstName: '', agreement: false, resume: null });
    expect(second.form().hasRestoredDraft).toBe(false);
    expect(readDraft(job.id)).toBeNull();
  });

  test('is done without where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    const { form, fill, press } = renderForm();
    await fill();
    await press();
    expect(form().state.status).toBe('succeeded');
    storage.mockRestore();
  });
});

describe('attaching', () => {
  beforeEach(() => jest.useRealTimers());

  const attach = (form: ReturnType<typeof renderForm>, file: File) => act(() => form.form().attachResume(file));

  test('keeps the file that was attached before when the next one cannot be sent', async () => {
    const form = renderForm();
    await attach(form, resumeFile());
    await attach(form, new File(['picture'], 'portrait.png'));
    expect(form.form().formik.values.resume?.name).toBe(resumeFile().name);
    expect(form.form().resumeProblem).toBe('Please attach a PDF, DOC or DOCX file. Imani Okafor résumé.pdf is still attached.');
    await attach(form, new File(['%PDF-1.4'], 'better.pdf'));
    expect(form.form().resumeProblem).toBeUndefined();
    expect(form.form().formik.values.resume?.name).toBe('better.pdf');
  });

  test('the file chosen last counts, however long the one before takes to read', async () => {
    const form = renderForm();
    const slow = new File(['%PDF-1.4'], 'slow.pdf');
    let finish: (bytes: ArrayBuffer) => void = () => undefined;
    slow.arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    const reading = form.form().attachResume(slow);
    await attach(form, resumeFile());
    await act(async () => {
      finish(new TextEncoder().encode('%PDF-1.4').buffer);
      await reading;
    });
    expect(form.form().formik.values.resume?.name).toBe(resumeFile().name);
  });
});
