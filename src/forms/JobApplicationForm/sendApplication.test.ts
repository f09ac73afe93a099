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
const rejected = (field?: string) =>
  ({ ok: false, failure: { reason: 'rejected', message: 'No.', ...(field && { field }) } }) as const;

/** Sends an application, and gives its outcome with the steps that the form was told of. */
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

test('uploads the file with the token of the check, then submits it with the answers', async () => {
  const { outcome, steps, sending } = await send();
  expect(outcome).toEqual({ status: 'stored', suspect: false });
  expect(steps).toEqual([{ part: 0 }, { savedUpload }, ...submitting]);
  const { onProgress, signal } = sending;
  expect(upload.mock.calls).toEqual([[{ file, email: applicant.email, turnstileToken: 'token', onProgress, signal }]]);
  expect(submit.mock.calls).toEqual([[{ position: 'Appointment Setter', ...applicant, resume: uploadedResume, ...meta }]]);
});

test.each([
  [true, true],
  [false, false],
])('tells whether what was stored looks like a robot’s: %s', async (suspect, expected) => {
  submit.mockResolvedValue({ ok: true, data: { ...stored.data, suspect } });
  expect((await send()).outcome).toEqual({ status: 'stored', suspect: expected });
});

test('uploads nothing that is there already', async () => {
  const { outcome, steps } = await send({ savedUpload });
  expect(outcome.status).toBe('stored');
  expect(steps).toEqual(submitting);
  expect(upload).not.toHaveBeenCalled();
});

test('uploads a file that is not the one of before', async () => {
  const { steps } = await send({ savedUpload: { ...savedUpload, fingerprint: 'two' } });
  expect(steps[0]).toEqual({ part: 0 });
  expect(upload).toHaveBeenCalledTimes(1);
});

describe('what is there already', () => {
  test('is uploaded again when the function rejects it', async () => {
    submit.mockResolvedValueOnce(rejected('resume'));
    const { outcome, steps } = await send({ savedUpload });
    expect(outcome.status).toBe('stored');
    expect(steps).toEqual([...submitting, { savedUpload: null }, { part: 0 }, { savedUpload }, ...submitting]);
  });

  test.each([
    ['another field', rejected('email'), { status: 'submissionFailed', message: 'No.', field: 'email' }],
    ['no field', rejected(), { status: 'submissionFailed', message: 'No.' }],
    ['no answer', { ok: false, failure: { reason: 'unreachable' } }, { status: 'submissionFailed' }],
  ] as const)('is kept when the failure is about %s', async (_what, result, expected) => {
    submit.mockResolvedValue(result);
    const { outcome, steps } = await send({ savedUpload });
    expect(outcome).toEqual(expected);
    expect(steps).toEqual(submitting);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('after an upload', () => {
  test('the file is forgotten when the function rejects it', async () => {
    submit.mockResolvedValue(rejected('resume'));
    const { outcome, steps } = await send();
    expect(outcome).toEqual({ status: 'submissionFailed', message: 'No.', field: 'resume' });
    expect(steps.at(-1)).toEqual({ savedUpload: null });
  });

  test.each([
    ['another field', rejected('email')],
    ['no field', rejected()],
    ['no answer', { ok: false, failure: { reason: 'unavailable' } }],
  ] as const)('the file is kept when the failure is about %s', async (_what, result) => {
    submit.mockResolvedValue(result);
    const { outcome, steps } = await send();
    expect(outcome.status).toBe('submissionFailed');
    expect(steps).toEqual([{ part: 0 }, { savedUpload }, ...submitting]);
  });
});

test('an upload that fails ends it, with the reason', async () => {
  upload.mockResolvedValue({ ok: false, failure: { reason: 'too_large' } });
  const { outcome, steps } = await send();
  expect(outcome).toEqual({ status: 'uploadFailed', failure: { reason: 'too_large' } });
  expect(steps).toEqual([{ part: 0 }]);
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['before its last byte', { ok: false, failure: { reason: 'cancelled' } }, []],
  ['after its last byte: the file is kept', uploaded, [{ savedUpload }]],
] as const)('an upload that is cancelled %s submits nothing', async (_when, result, more) => {
  upload.mockResolvedValue(result);
  const { outcome, steps } = await send({ signal: AbortSignal.abort() });
  expect(outcome).toEqual({ status: 'cancelled' });
  expect(steps).toEqual([{ part: 0 }, ...more]);
  expect(submit).not.toHaveBeenCalled();
});
