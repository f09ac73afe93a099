import { resumeFile, uploadedResume, applicant } from '../../../mocks/fixtures/application.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { resetEachTest, crashed, notify, renderForm, submit, upload } from './useJobApplicationForm.harness.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { toasts } = applicationForm;
const resumeRejected = {
  ok: false,
  failure: { reason: 'rejected', message: 'Please attach it again.', field: 'resume' },
} as const;

resetEachTest();

test('a retry after a failed submission sends the same file, path and key, and uploads nothing', async () => {
  submit.mockResolvedValueOnce(crashed);
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed' });
  expect(notify.error).toHaveBeenCalledWith(expect.objectContaining(toasts.submissionFailed));
  expect(form().formik.values).toMatchObject(applicant);

  await submitForm();
  expect(form().state.status).toBe('succeeded');
  expect(upload).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[1]?.[0].idempotencyKey).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
  expect(submit.mock.calls[1]?.[0].resume).toEqual(uploadedResume);
});

test('changed content gets a new key without a second upload; a changed file is uploaded', async () => {
  submit.mockResolvedValueOnce(crashed).mockResolvedValueOnce(crashed);
  const { change, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  await change({ phone: '(713) 555-0100' });
  await submitForm();
  expect(upload).toHaveBeenCalledTimes(1);
  await change({ resume: Object.assign(resumeFile(), { fingerprint: 'two' }) });
  await submitForm();
  expect(upload).toHaveBeenCalledTimes(2);
  const keys = submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a file that the function rejects right after its upload has an error and is uploaded again by a retry', async () => {
  submit.mockResolvedValueOnce(resumeRejected);
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'submissionFailed', detail: 'Please attach it again.' });
  expect(form().resumeProblem).toBe('Please attach it again.');
  await submitForm();
  expect(upload).toHaveBeenCalledTimes(2);
});

test.each([
  ['unreachable', undefined],
  ['too_large', applicationForm.fileProblems.size],
  ['wrong_type', applicationForm.fileProblems.type],
] as const)('an upload that fails as %s submits nothing and keeps the values', async (failure, problem) => {
  upload.mockResolvedValueOnce({ ok: false, failure: { reason: failure } });
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toMatchObject({ status: 'failed', reason: 'uploadFailed' });
  expect(form().resumeProblem).toBe(problem);
  expect(notify.error).toHaveBeenCalledWith(expect.objectContaining(toasts.uploadFailed));
  expect(submit).not.toHaveBeenCalled();
  expect(form().formik.values.resume?.name).toBe(resumeFile().name);
  await submitForm();
  expect(form().state.status).toBe('succeeded');
});

test('shows the function’s message about a rejected upload', async () => {
  const message = 'Too many submissions from you just now. Please try again later.';
  upload.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message } });
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', reason: 'uploadFailed', isOffline: false, detail: message });
  expect(form().resumeProblem).toBeUndefined();
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

test.each([
  ['an upload', () => upload.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } }), 'uploadFailed'],
  ['a submission', () => submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } }), 'submissionFailed'],
] as const)('%s that fails without a connection is reported as offline', async (_what, fail, reason) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', reason, isOffline: true });
  expect(notify.error.mock.calls).toEqual([[{ ...toasts[reason], topic: 'application' }]]);
  onLine.mockRestore();
});

test('fails when sending throws', async () => {
  submit.mockRejectedValueOnce(new Error('no'));
  const { form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'failed', reason: 'submissionFailed', isOffline: false });
  expect(notify.error.mock.calls).toEqual([[{ ...toasts.submissionFailed, topic: 'application' }]]);
});
