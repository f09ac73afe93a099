import { HttpError } from '../../supabase/functions/_shared/http';
import { makeHumanCheck } from '../../supabase/functions/_shared/turnstile';

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

it('a visitor without a known address is checked by the token alone', async () => {
  const { outcome, asked } = await check(json({ success: true }), { address: null });
  expect([outcome, asked[0]?.form]).toEqual([
    'passes',
    { secret: 'turnstile-secret', response: 'token', idempotency_key: 'key' },
  ]);
});

it.each([[{ success: false }], [{ success: 'true' }], [{}], [null], ['success'], [true]])(
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

it('without a secret every visitor passes, and no request is made', async () => {
  const fetcher = jest.fn();
  await expect(makeHumanCheck(null, fetcher)({ ...visitor, token: '' })).resolves.toBeUndefined();
  expect(fetcher).not.toHaveBeenCalled();
});
