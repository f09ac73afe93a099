import { act } from '@testing-library/react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { report } from '../../integrations/report.ts';
import { readDraft } from './applicationDraft.ts';
import {
  attached,
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
import { CLOSE_DELAY_MS, type JobApplicationFormController } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { toasts } = applicationForm;
const SURVEY = 'https://survey.example/ardenwell/appointment-setter';

resetEachTest();

test('uploads, submits, thanks, opens the survey, and closes after exactly 2.5 s', async () => {
  const { onDone, form, fill, submitForm } = renderForm();
  const held = heldUpload();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'uploading', progress: 0 });
  held.report(0.4);
  expect(form().state).toEqual({ status: 'uploading', progress: 0.4 });
  expect(submit).not.toHaveBeenCalled();

  await held.end(uploaded);
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: false });
  expect(upload.mock.invocationCallOrder[0]).toBeLessThan(submit.mock.invocationCallOrder[0] ?? 0);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ ...applicant, position: job.title, resume: uploadedResume, website: '' });
  expect(notify.success.mock.calls).toEqual([[{ ...toasts.succeeded, topic: 'application' }]]);
  expect(open).toHaveBeenCalledWith(SURVEY, '_blank');

  expect(CLOSE_DELAY_MS).toBe(2500);
  act(() => jest.advanceTimersByTime(2499));
  expect(onDone).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('does not call `onDone` after the visitor has closed it', async () => {
  const { onDone, form, fill, submitForm, unmount } = renderForm();
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('reports a stored application once, with nothing but its key', async () => {
  const { fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce(crashed).mockResolvedValue(stored);
  await fill();
  await submitForm();
  expect(report).not.toHaveBeenCalled();
  await submitForm(2);
  const id = submit.mock.calls[1]?.[0].idempotencyKey;
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'apply_submitted', id }]]);
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
  ['fullName', { firstName: 'No.' }, undefined],
  ['linkedinUrl', { linkedIn: 'No.' }, undefined],
  ['yearsExperience', { experience: 'No.' }, undefined],
  ['startDate', { availability: 'No.' }, undefined],
  ['salaryExpectations', { salary: 'No.' }, undefined],
  ['preferredWorkArrangement', { referral: 'No.' }, undefined],
  ['agreesToTerms', { agreement: 'No.' }, undefined],
  ['email', { email: 'No.' }, undefined],
  ['coverLetter', { coverLetter: 'No.' }, undefined],
  ['resume', {}, 'No.'],
  ['resumePath', {}, 'No.'],
  ['resumeFileUrl', {}, 'No.'],
  ['resumeFileName', {}, 'No.'],
  ['position', {}, undefined],
])('shows the function’s message about %s below its field', async (field, errors, resumeProblem) => {
  submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field } });
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect([form().formik.errors, form().resumeProblem]).toEqual([errors, resumeProblem]);
  expect(form().state).toEqual({ status: 'failed', reason: 'submissionFailed', isOffline: false, detail: 'No.' });
});

describe('the draft', () => {
  test('survives a retry, closing and reloading with its upload and key, so that nothing is uploaded or stored twice', async () => {
    submit.mockResolvedValueOnce(crashed).mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const first = renderForm();
    await first.fill();
    await first.submitForm();
    expect(first.form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed' });
    await first.submitForm();
    first.unmount();

    const second = renderForm();
    expect(second.form().hasRestoredDraft).toBe(true);
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
    expect(readDraft(job.id)?.savedUpload).toEqual({ fingerprint: 'one', resume: uploadedResume });
  });

  test('is deleted when the application is stored, even if the dialog was closed before', async () => {
    const { fill, submitForm, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await submitForm();
    unmount();
    await held.end(uploaded);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(notify.success).toHaveBeenCalledWith(expect.objectContaining(toasts.succeeded));
    expect(readDraft(job.id)).toBeNull();
  });

  test('is not created again after the application was stored', async () => {
    const { form, change, fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    expect(form().state.status).toBe('succeeded');
    await change({ firstName: 'Someone' });
    expect(readDraft(job.id)).toBeNull();
  });

  test('is discarded with its failure, its upload and the file’s error', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field: 'resumePath' } });
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const { form, fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    await submitForm();
    await act(async () => {
      form().discardDraft();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect([form().state, form().resumeProblem]).toEqual([{ status: 'idle' }, undefined]);
    upload.mockClear();
    await fill();
    expect(readDraft(job.id)).toMatchObject({ savedUpload: null, sent: null });
    await submitForm();
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

describe('a file that is read slowly', () => {
  beforeEach(() => jest.useRealTimers());

  const attach = (form: JobApplicationFormController, file: File) => act(() => form.attachResume(file));

  test.each<[string, (form: JobApplicationFormController) => unknown]>([
    ['it was removed', (form) => form.removeResume()],
    ['the form was cleared', (form) => form.discardDraft()],
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
