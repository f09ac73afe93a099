import { createAdaptorServer } from '@hono/node-server';
import { TURNSTILE_TEST_SECRET, turnstileRoutes } from '../../tools/backend/local-services/turnstile';
import { close, listen } from '../../tools/shared/listen';
import { pdf } from '../../mocks/fixtures/resumeFiles';
import { HttpError } from '../../supabase/functions/_shared/http';
import { makeHumanCheck } from '../../supabase/functions/_shared/turnstile';
import { application, clientFor, lead, message, post, testBackend, type TestBackend } from './helpers';

describe('the check of a visitor', () => {
  const turnstile = { secretKey: 'turnstile-secret', verifyUrl: 'https://verify.example/siteverify' };
  const visitor = { token: 'token', address: '203.0.113.9', idempotencyKey: 'key' };

  /** Checks a visitor against a siteverify with this response. Returns the outcome and the requests to siteverify. */
  async function check(respond: () => Response, change: Partial<typeof visitor> | { address: null } = {}) {
    const asked: { url: string; method: string | undefined; form: object; hasTimeout: boolean }[] = [];
    const fetcher: typeof fetch = (url, { method, body, signal } = {}) => {
      const form = Object.fromEntries(body as URLSearchParams);
      asked.push({ url: url as string, method, form, hasTimeout: signal instanceof AbortSignal });
      return new Promise((resolve) => resolve(respond()));
    };
    const outcome = await makeHumanCheck(
      turnstile,
      fetcher,
    )({ ...visitor, ...change }).then(
      () => 'passes',
      (cause: unknown) => (cause instanceof HttpError ? { status: cause.status, ...cause.body, ...cause.headers } : cause),
    );
    return { outcome, asked };
  }

  const json = (body: unknown) => () => new Response(JSON.stringify(body));

  const failed = {
    status: 400,
    error: 'We could not confirm that you are a person. Please try again.',
    code: 'human_check_failed',
    field: 'turnstileToken',
  };

  it('a visitor whom Turnstile confirms passes', async () => {
    const { outcome, asked } = await check(json({ success: true }));
    expect(outcome).toBe('passes');
    const form = { secret: 'turnstile-secret', response: 'token', idempotency_key: 'key', remoteip: '203.0.113.9' };
    expect(asked).toEqual([{ url: turnstile.verifyUrl, method: 'POST', form, hasTimeout: true }]);
  });

  it.each([[{ success: false }], [{ success: 'true' }], [{}], [null]])(
    'the response %j does not confirm the visitor',
    async (verdict) => {
      expect((await check(json(verdict))).outcome).toEqual(failed);
    },
  );

  it('an empty token is rejected without a request', async () => {
    expect(await check(json({ success: true }), { token: '' })).toEqual({ outcome: failed, asked: [] });
  });

  it.each([
    [
      'no response',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['a response that is not JSON', () => new Response('broken')],
  ])('with %s the visitor is asked to try again', async (_what, respond) => {
    expect((await check(respond)).outcome).toEqual({
      status: 503,
      error: 'We could not run our spam check just now. Please try again in a moment.',
      code: 'human_check_unavailable',
      'retry-after': '5',
    });
  });
});

describe('in the whole backend, with a Turnstile secret', () => {
  let verifier: ReturnType<typeof createAdaptorServer>;
  let backend: TestBackend;

  beforeAll(async () => {
    verifier = createAdaptorServer({ fetch: turnstileRoutes().fetch });
    const port = await listen(verifier, 0);
    const env = { TURNSTILE_SECRET_KEY: TURNSTILE_TEST_SECRET, TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify` };
    backend = await testBackend({ env });
  });

  afterAll(async () => {
    await backend.stop();
    await close(verifier);
  });

  const send = (name: string, body: object, key: string = crypto.randomUUID()) => post(backend, name, { body, key });

  it('accepts a confirmed visitor, and again when the same form is sent again', async () => {
    const [key, body] = [crypto.randomUUID(), { ...lead, turnstileToken: 'dummy.1' }];
    const [first, again] = [await send('track-affiliate-lead', body, key), await send('track-affiliate-lead', body, key)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const other = await send('submit-contact-message', { ...message, turnstileToken: 'dummy.1' });
    expect(other.status).toBe(400);
  });

  it('checks an applicant once, at the upload: only a visitor who passed has a path to submit', async () => {
    const upload = (turnstileToken: string) =>
      send('create-resume-upload', { email: 'ada@example.com', fileName: 'cv.pdf', turnstileToken });
    expect((await upload('')).body).toMatchObject({ code: 'human_check_failed' });
    const { body } = await upload('dummy.upload');
    const { path, token } = body as { path: string; token: string };
    const file = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
    expect((await clientFor(backend).storage.from('resumes').uploadToSignedUrl(path, token, file)).error).toBeNull();
    const submitted = await send('submit-job-application', { ...application, resumePath: path });
    expect([submitted.status, submitted.body]).toMatchObject([200, { id: expect.any(String) as string }]);
  });
});
