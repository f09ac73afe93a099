import { createAdaptorServer } from '@hono/node-server';
import { TURNSTILE_TEST_SECRET, turnstileRoutes } from '../../tools/backend/local-services/turnstile.ts';
import { close, listen } from '../../tools/shared/listen.ts';
import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { HttpError } from '../../supabase/functions/_shared/http.ts';
import { makeHumanCheck } from '../../supabase/functions/_shared/turnstile.ts';
import { nearMisses } from '../nearMisses.ts';
import { recordedLog } from './fakes.ts';
import { application, clientFor, lead, message, post, postAsOwner, testBackend, type TestBackend } from './helpers.ts';

describe('the check of a visitor', () => {
  const turnstile = {
    secretKey: 'turnstile-secret',
    verifyUrl: 'https://verify.example/siteverify',
    hostnames: ['site.example', 'www.site.example'],
  };
  const sender = { token: 'token', address: '203.0.113.9' };
  const visitor = { ...sender, action: 'lead' as const, idempotencyKey: 'key', requestId: 'request' };

  /** Checks a visitor against a siteverify with this response. Returns the outcome, the requests to siteverify and the log. */
  async function check(respond: () => Response, change: { token?: string } = {}, secretKey = turnstile.secretKey) {
    const asked: { url: string; method: string | undefined; form: object; hasTimeout: boolean }[] = [];
    const fetcher: typeof fetch = (url, { method, body, signal } = {}) => {
      const form = Object.fromEntries(body as URLSearchParams);
      asked.push({ url: url as string, method, form, hasTimeout: signal instanceof AbortSignal });
      return new Promise((resolve) => resolve(respond()));
    };
    const { log, logged } = recordedLog();
    const checkHuman = makeHumanCheck({ ...turnstile, secretKey }, fetcher, log);
    const outcome = await checkHuman({ ...visitor, ...change }).catch((cause: unknown) =>
      cause instanceof HttpError ? { status: cause.status, ...cause.body } : cause,
    );
    return { outcome, asked, logged };
  }

  const json = (body: unknown) => () => new Response(JSON.stringify(body));
  const failing = (...codes: string[]) => json({ success: false, 'error-codes': codes });

  const failed = {
    status: 400,
    error: 'We could not confirm that you are a person. Please try again.',
    code: 'human_check_failed',
    field: 'turnstileToken',
  };

  it('asks Turnstile about the token', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { outcome, asked } = await check(json({ success: true, action: 'lead', hostname: 'www.site.example' }));
    expect(outcome).toBe('confirmed');
    expect(timeout.mock.calls).toEqual([[5000]]);
    timeout.mockRestore();
    const form = { secret: 'turnstile-secret', response: 'token', idempotency_key: 'key', remoteip: '203.0.113.9' };
    expect(asked).toEqual([{ url: turnstile.verifyUrl, method: 'POST', form, hasTimeout: true }]);
  });

  it.each<[string, () => Response]>([
    ['is missing', failing('missing-input-response')],
    ['is none', failing('invalid-input-response')],
    ['was used before', failing('timeout-or-duplicate', 'invalid-input-response')],
    ['was solved for another form', json({ success: true, action: 'application', hostname: 'www.site.example' })],
    ['was solved for no form', json({ success: true, hostname: 'www.site.example' })],
    ['was solved on another site', json({ success: true, action: 'lead', hostname: 'eve.example' })],
    ['was solved on a site below ours', json({ success: true, action: 'lead', hostname: 'x.www.site.example' })],
    ...nearMisses('site.example').map((hostname): [string, () => Response] => [
      `was solved on ${hostname}`,
      json({ success: true, action: 'lead', hostname }),
    ]),
    ['was solved on no site', json({ success: true, action: 'lead' })],
  ])('a token that %s does not confirm the visitor', async (_what, respond) => {
    expect(await check(respond)).toMatchObject({ outcome: failed, logged: [] });
  });

  it('a token of Cloudflare’s secrets for tests is of no form and of no site', async () => {
    const respond = json({ success: true, action: 'test', hostname: 'example.com' });
    const secret = '1x0000000000000000000000000000000AA';
    expect((await check(respond, {}, secret)).outcome).toBe('confirmed');
    for (const own of [`x${secret}`, `${secret}x`, secret.replace('x0', 'x1')])
      expect((await check(respond, {}, own)).outcome).toEqual(failed);
  });

  it.each(['', ' ', '<script>', 'a b', 'é', 'éa', 'aéa', 'aé', 'a\n', 'x'.repeat(2049)])(
    '%j is no token, and is rejected without a request',
    async (token) => {
      expect(await check(json({ success: true }), { token })).toMatchObject({ outcome: failed, asked: [] });
    },
  );

  const noResponse = () => {
    throw new TypeError('fetch failed');
  };
  it.each([
    ['invalid-input-secret', failing('invalid-input-secret')],
    ['missing-input-secret', failing('invalid-input-response', 'missing-input-secret')],
    ['internal-error', () => Response.json({ success: false, 'error-codes': ['internal-error'] }, { status: 500 })],
    ['status_502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no_answer', noResponse],
  ])('%s is not the visitor’s fault', async (errorCode, respond) => {
    const { outcome, logged } = await check(respond);
    expect(outcome).toBe('unverified');
    expect(logged).toMatchObject([{ level: 'error', requestId: 'request', outcome: 'human_check_unavailable', errorCode }]);
  });

  it.each([
    ['bad-request', failing('bad-request')],
    ['a-new-error', failing('a-new-error')],
    ['status_429', () => Response.json({}, { status: 429 })],
    ['status_403', () => new Response('<h1>Blocked</h1>', { status: 403 })],
  ])('%s may be the visitor’s doing, so it opens nothing', async (errorCode, respond) => {
    const { outcome, logged } = await check(respond);
    expect(outcome).toBe('doubtful');
    expect(logged).toMatchObject([{ level: 'error', requestId: 'request', outcome: 'human_check_unavailable', errorCode }]);
  });
});

describe('in the whole backend, with a Turnstile secret', () => {
  let verifier: ReturnType<typeof createAdaptorServer>;
  let backend: TestBackend;
  let verifyUrl: string;

  beforeAll(async () => {
    verifier = createAdaptorServer({ fetch: turnstileRoutes().fetch });
    verifyUrl = `http://127.0.0.1:${await listen(verifier, 0)}/siteverify`;
    const env = { TURNSTILE_SECRET_KEY: TURNSTILE_TEST_SECRET, TURNSTILE_VERIFY_URL: verifyUrl };
    backend = await testBackend({ env });
  });

  afterAll(async () => {
    await backend.stop();
    await close(verifier);
  });

  const setError = (error: string) =>
    fetch(verifyUrl.replace('siteverify', 'mode'), { method: 'POST', body: JSON.stringify({ error }) });
  const send = (name: string, body: object, key: string = crypto.randomUUID()) => post(backend, name, { body, key });

  it('accepts a confirmed visitor, and again when the same form is sent again', async () => {
    const [key, body] = [crypto.randomUUID(), { ...lead, turnstileToken: 'dummy.lead.127.0.0.1.1' }];
    const [first, again] = [await send('track-affiliate-lead', body, key), await send('track-affiliate-lead', body, key)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await send('track-affiliate-lead', body)).status).toBe(400);
  });

  it('accepts only tokens of the form that is sent and of a page of the site, wherever the client says that it is', async () => {
    const headers = { origin: 'http://127.0.0.1:4173' };
    for (const token of ['dummy.lead.127.0.0.1.3', 'dummy.message.eve.example.1']) {
      const rejected = await post(backend, 'submit-contact-message', { body: { ...message, turnstileToken: token }, headers });
      expect(rejected).toMatchObject({ status: 400, body: { code: 'human_check_failed' } });
    }
  });

  it('checks an applicant once, at the upload: only a visitor who passed has a path to submit', async () => {
    const upload = (turnstileToken: string) =>
      send('create-resume-upload', { email: application.email, fileName: 'cv.pdf', turnstileToken });
    expect((await upload('')).body).toMatchObject({ code: 'human_check_failed' });
    const { body } = await upload('dummy.application.127.0.0.1.1');
    const { path, token } = body as { path: string; token: string };
    const file = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
    expect((await clientFor(backend).storage.from('resumes').uploadToSignedUrl(path, token, file)).error).toBeNull();
    const submitted = await send('submit-job-application', { ...application, resumePath: path });
    expect([submitted.status, submitted.body]).toMatchObject([200, { id: expect.any(String) as string }]);
  });

  it('with a secret that was rotated, stores what visitors send, marked, and health fails', async () => {
    await setError('invalid-input-secret');
    const body = { ...lead, email: 'rotated@example.com', turnstileToken: 'dummy.lead.127.0.0.1.2' };
    expect(await send('track-affiliate-lead', body)).toMatchObject({ status: 200, body: { marked: true } });
    const [row] = await backend.database`select suspect_reason from affiliate_leads where email = 'rotated@example.com'`;
    expect(row).toEqual({ suspect_reason: 'unverified' });
    await setError('bad-request');
    const doubtful = { ...lead, email: 'doubtful@example.com', turnstileToken: 'dummy.lead.127.0.0.1.4' };
    expect(await send('track-affiliate-lead', doubtful)).toMatchObject({ status: 200, body: { suspect: true } });
    await setError('invalid-input-secret');
    const health = await postAsOwner(backend, 'health');
    expect(health).toMatchObject({ status: 503, body: { checks: { turnstile: { ok: false, error: 'invalid-input-secret' } } } });
    await setError('');
    // Monitors that call often do not call Cloudflare as often.
    expect((await postAsOwner(backend, 'health')).body).toMatchObject({ checks: { turnstile: { ok: false } } });
  });
});
