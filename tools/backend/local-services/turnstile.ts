import { Hono } from 'hono';
import { sendAsset } from './pages.ts';

type Mode = 'pass' | 'challenge' | 'fail';

/** The secret of the fake. It is none of Cloudflare's secrets for tests, which accept every token. */
export const TURNSTILE_TEST_SECRET = 'fake-turnstile-secret';

/**
 * Fake of Cloudflare Turnstile, to be mounted at `/turnstile`: `GET /api.js` is its script, `POST /siteverify` accepts each token
 * once, or again under the same idempotency key, and has Cloudflare's error codes. `POST /mode` with
 * `{"mode":"pass"|"challenge"|"fail"}` sets what the next widgets do; with `{"error":"internal-error"}`, or another code, what
 * siteverify responds from then on (`html`: a page instead of JSON; empty: as it should).
 */
export function turnstileRoutes(): Hono {
  let mode: Mode = 'pass';
  let error = '';
  const used = new Map<string, string>();

  /** @returns the code of an error, or nothing */
  function verify(form: URLSearchParams): string | undefined {
    const [secret, token, key] = [form.get('secret'), form.get('response'), form.get('idempotency_key') ?? ''];
    if (error) return error;
    if (!secret) return 'missing-input-secret';
    if (secret !== TURNSTILE_TEST_SECRET) return 'invalid-input-secret';
    if (!token) return 'missing-input-response';
    if (!token.startsWith('dummy.')) return 'invalid-input-response';
    if ((used.get(token) ?? key) !== key) return 'timeout-or-duplicate';
    used.set(token, key);
    return undefined;
  }

  const routes = new Hono();
  routes
    .get('/api.js', (context) => sendAsset(context, 'turnstile.js', { mode }))
    .get('/challenge', (context) => sendAsset(context, 'turnstile.html'))
    .post('/mode', async (context) => {
      ({ mode = mode, error = '' } = await context.req.json<{ mode?: Mode; error?: string }>());
      return context.json({ mode, error });
    })
    .post('/siteverify', async (context) => {
      const form = new URLSearchParams(await context.req.text());
      const code = verify(form);
      if (code === 'html') return context.html('<h1>502 Bad Gateway</h1>', 502);
      if (code) return context.json({ success: false, 'error-codes': [code], messages: [] });
      const [, action, hostname] = /^dummy\.(\w+)\.(.+)\./.exec(form.get('response') ?? '') ?? [];
      return context.json({ success: true, 'error-codes': [], action, hostname });
    });
  return routes;
}
