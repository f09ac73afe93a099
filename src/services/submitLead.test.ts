import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { functionUrl } from '../../mocks/handlers/functionUrl.ts';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { leadFunctionCrashed, leadSuspected } from '../../mocks/handlers/trackAffiliateLead.ts';
import { submitLead } from './submitLead.ts';

const WEBHOOK = 'http://127.0.0.1:54321/webhook';

jest.mock('../config/settings.ts', () => ({
  settings: {
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:54321/webhook',
  },
}));

const key = '11111111-1111-4111-8111-111111111111';
const lead = { ...visitor, website: '', elapsedMs: 4200, idempotencyKey: key };

const stored = { id: 'a-lead', eventId: 'an-event' };

type Call = { to: 'function' | 'webhook'; body: unknown; headers: Headers };

const server = setupServer();
let calls: Call[];

/** The function and the webhook, which record their requests in order. */
const recording = () => [
  http.post(functionUrl('track-affiliate-lead'), async ({ request }) => {
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
  window.history.replaceState(null, '', '/pepprac');
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  server.resetHandlers();
  for (const name of ['_fprom_tid', '_fprom_ref']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterAll(() => server.close());

test('calls the function, then the webhook, with the fields of the specification', async () => {
  server.use(...recording());
  document.cookie = '_fprom_tid=track%201; Path=/';
  document.cookie = '_fprom_ref=ref-2; Path=/';
  window.history.replaceState(null, '', '/pepprac?fpr=partner-3');

  expect(await submitLead(lead)).toEqual({ ok: true, data: stored });
  await settle();

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
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: visitor.email,
    phone: visitor.phone,
    business_name: visitor.businessName,
    affiliate_id: 'partner-3',
    tracking_id: 'track 1',
    ref_id: 'ref-2',
    fpr_param: 'partner-3',
    tracking_source: 'url_param',
    event_id: 'an-event',
    lead_id: 'a-lead',
  });
});

test.each([
  ['cookie', '_fprom_ref=ref-2; Path=/'],
  ['direct', ''],
])('the tracking source is %s', async (source, cookie) => {
  server.use(...recording());
  document.cookie = cookie;
  await submitLead(lead);
  await settle();
  expect(calls[1]?.body).toMatchObject({ tracking_source: source });
});

test('a lead that was not stored is not posted to the webhook', async () => {
  server.use(leadFunctionCrashed(), ...recording());
  expect(await submitLead(lead)).toEqual({ ok: false, failure: { reason: 'unavailable' } });
  await settle();
  expect(calls).toEqual([]);
});

test('a suspect lead is not posted to the webhook', async () => {
  server.use(leadSuspected(), ...recording());
  expect(await submitLead(lead)).toMatchObject({ ok: true, data: { suspect: true } });
  await settle();
  expect(calls).toEqual([]);
});

test('sends a Turnstile token', async () => {
  server.use(...recording());
  await submitLead({ ...lead, turnstileToken: 'a-token' });
  expect(calls[0]?.body).toMatchObject({ turnstileToken: 'a-token' });
});
