import { Hono } from 'hono';
import { sendAsset } from './pages.ts';

type Mode = 'pass' | 'challenge' | 'fail';

/** Cloudflare's own secret for tests, with which every token passes. */
export const TURNSTILE_TEST_SECRET = '1x0000000000000000000000000000000AA';

/**
 * Fake of Cloudflare Turnstile, to be mounted at `/turnstile`: `GET /api.js` is its script, `POST /siteverify` accepts each token
 * once, or again under the same idempotency key, and `POST /mode` with `{"mode":"pass"|"challenge"|"fail"}` sets what the next
 * widgets do.
 */
export function turnstileRoutes(): Hono {
  let mode: Mode = 'pass';
  const used = new Map<string, string>();
  const routes = new Hono();
  routes
    .get('/api.js', (context) => sendAsset(context, 'turnstile.js', { mode }))
    .get('/challenge', (context) => sendAsset(context, 'turnstile.html'))
    .post('/mode', async (context) => {
      ({ mode } = await context.req.json<{ mode: Mode }>());
      return context.json({ mode });
    })
    .post('/siteverify', async (context) => {
      const form = new URLSearchParams(await context.req.text());
      const [token, key] = [form.get('response') ?? '', form.get('idempotency_key') ?? ''];
      const isFresh = (used.get(token) ?? key) === key;
      used.set(token, key);
      const success = form.get('secret') === TURNSTILE_TEST_SECRET && token.startsWith('dummy.') && isFresh;
      return context.json({ success, 'error-codes': success ? [] : ['timeout-or-duplicate'] });
    });
  return routes;
}
