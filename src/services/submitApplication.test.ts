import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { applicant, resumeFile, uploadedResume } from '../../mocks/fixtures/application.ts';
import { uploadAllowed } from '../../mocks/handlers/createResumeUpload.ts';
import { functionUrl } from '../../mocks/handlers/functionUrl.ts';
import { resumeStored } from '../../mocks/handlers/resumesBucket.ts';
import { applicationResumeRejected, applicationSuspected } from '../../mocks/handlers/submitJobApplication.ts';
import { submitApplication } from './submitApplication.ts';
import { uploadResume } from './uploadResume.ts';

const WEBHOOK = 'http://127.0.0.1:54321/webhook';
const SIGNED = 'http://127.0.0.1:54321/storage/v1/object/sign/resumes/a/cv.pdf?token=t';

jest.mock('../config/settings.ts', () => ({
  settings: {
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
    VITE_APPLICATION_WEBHOOK_URL: 'http://127.0.0.1:54321/webhook',
  },
}));

const submission = {
  ...applicant,
  position: 'Executive Assistant',
  resume: uploadedResume,
  website: '',
  elapsedMs: 90_000,
  idempotencyKey: '11111111-1111-4111-8111-111111111111',
};

/** The payload of specification section 3. */
const payload = {
  position: 'Executive Assistant',
  fullName: 'Imani Okafor',
  email: applicant.email,
  phone: applicant.phone,
  linkedinUrl: applicant.linkedIn,
  resumeFileName: 'Imani Okafor résumé.pdf',
  resumeFileUrl: uploadedResume.publicUrl,
  coverLetter: applicant.coverLetter,
  yearsExperience: '4-5',
  startDate: '2-weeks',
  salaryExpectations: '$5,500',
  preferredWorkArrangement: 'linkedin',
  additionalInfo: '',
  agreesToTerms: true,
};

const stored = { id: 'an-application', eventId: 'an-event', resumeFileUrl: SIGNED };

const server = setupServer();
let calls: { to: string; body: unknown; headers: Headers }[];

const recording = () => [
  http.post(functionUrl('submit-job-application'), async ({ request }) => {
    calls.push({ to: 'function', body: await request.json(), headers: request.headers });
    return HttpResponse.json(stored);
  }),
  http.post(WEBHOOK, async ({ request }) => {
    calls.push({ to: 'webhook', body: await request.json(), headers: request.headers });
    return new HttpResponse();
  }),
];

/** Waits for the webhook's request, which the submission does not wait for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls = [];
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('uploads, asks for the public address, calls the function, then the webhook', async () => {
  server.use(
    uploadAllowed(),
    http.put('*/storage/v1/object/upload/sign/resumes/*', () => {
      calls.push({ to: 'storage', body: null, headers: new Headers() });
    }),
    resumeStored(),
    ...recording(),
  );
  const uploaded = await uploadResume({ file: resumeFile(), email: applicant.email });
  if (!uploaded.ok) throw new Error(uploaded.failure.reason);
  await submitApplication({ ...submission, resume: uploaded.resume });
  await settle();
  expect(calls.map(({ to }) => to)).toEqual(['storage', 'function', 'webhook']);
  expect(calls[1]?.body).toMatchObject({ resumePath: uploaded.resume.path, resumeFileUrl: uploaded.resume.publicUrl });
});

test('sends the payload of the specification, with additional fields to the webhook', async () => {
  server.use(...recording());
  expect(await submitApplication(submission)).toEqual({ ok: true, data: stored });
  await settle();

  const names = { firstName: 'Imani', lastName: 'Okafor' };
  expect(calls[0]?.body).toEqual({ ...payload, ...names, resumePath: uploadedResume.path, website: '', elapsedMs: 90_000 });
  expect(calls[0]?.headers.get('idempotency-key')).toBe(submission.idempotencyKey);
  expect(calls[1]?.body).toEqual({
    ...payload,
    resumeFileUrl: SIGNED,
    ...names,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    eventId: 'an-event',
    applicationId: 'an-application',
  });
});

test.each([
  [true, false],
  [false, true],
])('with the agreements %s and %s, `agreesToTerms` is false', async (agreement, cultureIndexAgreement) => {
  server.use(...recording());
  await submitApplication({ ...submission, agreement, cultureIndexAgreement });
  expect(calls[0]?.body).toMatchObject({ agreesToTerms: false });
});

test('an application that was not stored is not posted to the webhook', async () => {
  server.use(applicationResumeRejected('empty'), ...recording());
  expect(await submitApplication(submission)).toEqual({
    ok: false,
    failure: { reason: 'rejected', message: 'This file is empty. Please attach your résumé again.', field: 'resume' },
  });
  await settle();
  expect(calls).toEqual([]);
});

test('a suspect application is not posted to the webhook', async () => {
  server.use(applicationSuspected(), ...recording());
  expect(await submitApplication(submission)).toMatchObject({ ok: true, data: { suspect: true } });
  await settle();
  expect(calls).toEqual([]);
});
