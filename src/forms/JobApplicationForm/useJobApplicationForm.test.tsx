import { act } from '@testing-library/react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { report } from '../../integrations/report.ts';
import {
  resetEachTest,
  crashed,
  notify,
  heldUpload,
  job,
  open,
  renderForm,
  stored,
  submit,
  upload,
  uploaded,
} from './useJobApplicationForm.harness.ts';
import { CLOSE_DELAY_MS } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { toasts } = applicationForm;
const SURVEY = 'https://survey.example/ardenwell/appointment-setter';

const isLeavingAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

resetEachTest();

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

test('an application that looks like a robot’s is stored, thanked for, and no conversion', async () => {
  const { form, fill, press } = renderForm();
  submit.mockResolvedValueOnce({ ...stored, data: { ...stored.data, suspect: true } });
  await fill();
  await press();
  expect(form().state.status).toBe('succeeded');
  expect(report).not.toHaveBeenCalled();
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
  expect(notify.error).not.toHaveBeenCalled();
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
  await held.end({ ok: false, failure: { reason: 'unreachable' } });
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
  expect(notify.error.mock.calls).toEqual([[{ ...message, topic: 'application' }]]);
  expect(upload).not.toHaveBeenCalled();
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
