import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume } from '../../services/uploadResume.ts';
import { sendApplication, type ApplicationSending } from './sendApplication.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');

const upload = jest.mocked(uploadResume);
const submit = jest.mocked(submitApplication);
const file = Object.assign(resumeFile(), { fingerprint: 'one' });
const meta = { website: '', elapsedMs: 5000, idempotencyKey: 'a-key' };
const stored = { ok: true, data: { id: 'id', eventId: 'event', resumeFileUrl: 'https://files.example/signed' } } as const;
const uploaded = { ok: true, resume: uploadedResume } as const;
const rejected = (field?: string) => ({ ok: false, failure: { reason: 'rejected', message: 'No.', field } }) as const;

/** Sends an application and returns its outcome with the callbacks that were called. */
async function send(change: Partial<ApplicationSending> = {}) {
  const steps: unknown[] = [];
  const { signal } = new AbortController();
  const sending: ApplicationSending = {
    position: 'Appointment Setter',
    fields: applicant,
    file,
    savedUpload: null,
    takeToken: () => Promise.resolve('token'),
    metaFor: (content) => {
      steps.push({ content });
      return meta;
    },
    onProgress: (part) => steps.push({ part }),
    onUploadSaved: (savedUpload) => steps.push({ savedUpload }),
    onSubmitting: () => steps.push('submitting'),
    signal,
    ...change,
  };
  return { outcome: await sendApplication(sending), steps, sending };
}

beforeEach(() => {
  upload.mockReset().mockResolvedValue(uploaded);
  submit.mockReset().mockResolvedValue(stored);
});

const content = { position: 'Appointment Setter', fields: applicant, path: uploadedResume.path };
const submitting = ['submitting', { content }];
const savedUpload = { fingerprint: 'one', resume: uploadedResume };

test('uploads a different file', async () => {
  const { steps } = await send({ savedUpload: { ...savedUpload, fingerprint: 'two' } });
  expect(steps[0]).toEqual({ part: 0 });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('repeats an earlier upload when the function rejects the file', async () => {
  submit.mockResolvedValueOnce(rejected('resume'));
  const { outcome, steps } = await send({ savedUpload });
  expect(outcome.status).toBe('stored');
  expect(steps).toEqual([...submitting, { savedUpload: null }, { part: 0 }, { savedUpload }, ...submitting]);
});

test('discards a new upload when the function rejects the file', async () => {
  submit.mockResolvedValue(rejected('resume'));
  const { outcome, steps } = await send();
  expect(outcome).toEqual({ status: 'submissionFailed', message: 'No.', field: 'resume' });
  expect(steps.at(-1)).toEqual({ savedUpload: null });
});

test.each([
  ['another field', rejected('email'), { status: 'submissionFailed', message: 'No.', field: 'email' }],
  ['no field', rejected(), { status: 'submissionFailed', message: 'No.' }],
  ['no response', { ok: false, failure: { reason: 'unreachable' } }, { status: 'submissionFailed' }],
] as const)('keeps an upload when the failure is about %s', async (_what, result, expected) => {
  submit.mockResolvedValue(result);
  expect((await send()).steps).toEqual([{ part: 0 }, { savedUpload }, ...submitting]);
  const { outcome, steps } = await send({ savedUpload });
  expect(outcome).toEqual(expected);
  expect(steps).toEqual(submitting);
});

test.each([
  ['before its last byte', { ok: false, failure: { reason: 'canceled' } }, []],
  ['after its last byte keeps the upload, and', uploaded, [{ savedUpload }]],
] as const)('an upload that is canceled %s submits nothing', async (_when, result, more) => {
  upload.mockResolvedValue(result);
  const { outcome, steps } = await send({ signal: AbortSignal.abort() });
  expect(outcome).toEqual({ status: 'canceled' });
  expect(steps).toEqual([{ part: 0 }, ...more]);
  expect(submit).not.toHaveBeenCalled();
});
