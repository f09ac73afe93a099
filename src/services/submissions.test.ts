import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { applicant, uploadedResume } from '../../mocks/fixtures/application.ts';
import { announcedVisitor, visitor } from '../../mocks/fixtures/lead.ts';
import { functionUrl } from '../../mocks/handlers/functionUrl.ts';
import { applicationFunctionCrashed, applicationSuspected } from '../../mocks/handlers/submitJobApplication.ts';
import { leadFunctionCrashed, leadSuspected } from '../../mocks/handlers/trackAffiliateLead.ts';
import { submitApplication } from './submitApplication.ts';
import { submitLead } from './submitLead.ts';

const WEBHOOK = 'http://127.0.0.1:54321/webhook';
const SIGNED = 'http://127.0.0.1:54321/storage/v1/object/sign/resumes/a/cv.pdf?token=t';

jest.mock('../config/settings.ts', () => ({
  settings: {
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:54321/webhook',
    VITE_APPLICATION_WEBHOOK_URL: 'http://127.0.0.1:54321/webhook',
  },
}));

const key = '11111111-1111-4111-8111-111111111111';
const form = { website: '', elapsedMs: 4200, idempotencyKey: key };
const lead = { ...visitor, ...form };
const application = { ...applicant, ...form, position: 'Executive Assistant', resume: uploadedResume };

const storedLead = { id: 'a-lead', eventId: 'an-event' };
const storedApplication = { id: 'an-application', eventId: 'an-event', resumeFileUrl: SIGNED };

const server = setupServer();
let calls: { to: string; body: unknown; headers: Headers }[];

/** Records a request and responds to it. */
const recording = (to: string, url: string, response: object) =>
  http.post(url, async ({ request }) => {
    calls.push({ to, body: await request.json(), headers: request.headers });
    return HttpResponse.json(response);
  });
let endTest: () => void;
let testHasEnded: Promise<void>;
let reportPosted: () => void;
let webhookIsPosted: Promise<void>;

/** Records a request and responds after the test, because no submission waits for its webhook. */
const webhook = () =>
  http.post(WEBHOOK, async ({ request }) => {
    calls.push({ to: 'webhook', body: await request.json(), headers: request.headers });
    reportPosted();
    await testHasEnded;
    return new HttpResponse(null);
  });
const leadFunction = () => recording('function', functionUrl('track-affiliate-lead'), storedLead);
const applicationFunction = () => recording('function', functionUrl('submit-job-application'), storedApplication);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls = [];
  testHasEnded = new Promise((resolve) => (endTest = resolve));
  webhookIsPosted = new Promise((resolve) => (reportPosted = resolve));
  window.history.replaceState(null, '', '/pepprac');
});
afterEach(() => {
  endTest();
  server.resetHandlers();
  for (const name of ['_fprom_tid', '_fprom_ref']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterAll(() => server.close());

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

test('a lead calls the function, then the webhook, with the fields of the specification', async () => {
  server.use(leadFunction(), webhook());
  document.cookie = '_fprom_tid=track%201; Path=/';
  document.cookie = '_fprom_ref=ref-2; Path=/';
  window.history.replaceState(null, '', '/pepprac?fpr=partner-3');

  expect(await submitLead(lead)).toEqual({ ok: true, data: storedLead });
  await webhookIsPosted;

  expect(calls.map(({ to }) => to)).toEqual(['function', 'webhook']);
  expect(calls[0]?.body).toEqual({
    ...visitor,
    website: '',
    elapsedMs: 4200,
    trackingId: 'track 1',
    refId: 'ref-2',
    attribution: { fpr: 'partner-3' },
  });
  expect(calls[0]?.headers.get('idempotency-key')).toBe(key);
  expect(calls[0]?.headers.get('apikey')).toBe('sb_publishable_local');
  expect(calls[1]?.body).toEqual({
    ...announcedVisitor,
    affiliate_id: 'partner-3',
    tracking_id: 'track 1',
    ref_id: 'ref-2',
    fpr_param: 'partner-3',
    tracking_source: 'url_param',
    event_id: 'an-event',
    lead_id: 'a-lead',
  });
});

test('a lead that is stored with a mark and not held is posted with the mark', async () => {
  server.use(recording('function', functionUrl('track-affiliate-lead'), { ...storedLead, marked: true }), webhook());
  await submitLead(lead);
  await webhookIsPosted;
  expect(calls[1]?.body).toMatchObject({ lead_id: 'a-lead', suspect: true });
});

test('an application sends the payload of the specification, with additional fields to the webhook', async () => {
  server.use(applicationFunction(), webhook());
  expect(await submitApplication(application)).toEqual({ ok: true, data: storedApplication });
  await webhookIsPosted;

  const names = { firstName: 'Imani', lastName: 'Okafor' };
  expect(calls[0]?.body).toEqual({ ...payload, ...names, resumePath: uploadedResume.path, website: '', elapsedMs: 4200 });
  expect(calls[0]?.headers.get('idempotency-key')).toBe(key);
  expect(calls[1]?.body).toEqual({
    ...payload,
    resumeFileUrl: SIGNED,
    ...names,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    eventId: 'an-event',
    applicationId: 'an-application',
  });
});

const failed = { ok: false, failure: { reason: 'unavailable' } };
const suspected = { ok: true, data: { suspect: true } };

test.each([
  ['a lead that was not stored', leadFunctionCrashed, () => submitLead(lead), failed],
  ['an application that was not stored', applicationFunctionCrashed, () => submitApplication(application), failed],
  ['a suspect lead', leadSuspected, () => submitLead(lead), suspected],
  ['a suspect application', applicationSuspected, () => submitApplication(application), suspected],
])('%s is not posted to the webhook', async (_what, respond, submit, result) => {
  server.use(respond(), webhook());
  const sent = jest.spyOn(globalThis, 'fetch');
  expect(await submit()).toMatchObject(result);
  // A submission ends after the call that posts to the webhook.
  expect(sent.mock.calls.map(([url]) => url)).not.toContain(WEBHOOK);
  sent.mockRestore();
});
