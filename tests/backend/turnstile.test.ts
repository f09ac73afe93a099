import { createServer, type Server } from 'node:http';
import type { Backend } from '../../tools/backend/backend';
import { close, listen } from '../../tools/shared/listen';
import { pdf } from '../../mocks/fixtures/resumeFiles';
import { application, clientFor, eventually, lead, message, post, testBackend } from './helpers';

type Asked = Record<string, string>;

/** A fake siteverify: accepts one token, once for each idempotency key. */
const asked: Asked[] = [];
let isBroken = false;
let verifier: Server;
let backend: Backend;

beforeAll(async () => {
  const used = new Map<string, string>();
  verifier = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text));
      asked.push(form);
      const { response: token = '', idempotency_key: key = '' } = form;
      const isFresh = (used.get(token) ?? key) === key;
      used.set(token, key);
      const success = token.startsWith('good') && form.secret === 'turnstile-secret' && isFresh;
      response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' });
      response.end(isBroken ? 'broken' : JSON.stringify({ success, 'error-codes': success ? [] : ['timeout-or-duplicate'] }));
    });
  });
  const port = await listen(verifier, 0);
  backend = await testBackend({
    env: { TURNSTILE_SECRET_KEY: 'turnstile-secret', TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify` },
  });
});

afterAll(async () => {
  await backend.stop();
  await close(verifier);
});

const send = (name: string, body: object, key: string = crypto.randomUUID()) => post(backend, name, { body, key });

describe('with a Turnstile secret', () => {
  it('accepts a confirmed visitor, and again when the same form is sent again', async () => {
    const [key, body] = [crypto.randomUUID(), { ...lead, turnstileToken: 'good-1' }];
    const [first, again] = [await send('track-affiliate-lead', body, key), await send('track-affiliate-lead', body, key)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(asked[0]).toMatchObject({ secret: 'turnstile-secret', response: 'good-1', idempotency_key: key });
    const other = await send('submit-contact-message', { ...message, turnstileToken: 'good-1' });
    expect(other.status).toBe(400);
  });

  it('checks an applicant once, at the upload: only a visitor who passed has a path to submit', async () => {
    const upload = (turnstileToken: string) =>
      send('create-resume-upload', { email: 'ada@example.com', fileName: 'cv.pdf', turnstileToken });
    expect((await upload('')).body).toMatchObject({ code: 'human_check_failed' });
    const { body } = await upload('good-upload');
    const { path, token } = body as { path: string; token: string };
    const file = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
    expect((await clientFor(backend).storage.from('resumes').uploadToSignedUrl(path, token, file)).error).toBeNull();
    const submitted = await send('submit-job-application', { ...application, resumePath: path });
    expect([submitted.status, submitted.body]).toMatchObject([200, { id: expect.any(String) as string }]);
  });

  it.each([
    ['without a token', {}],
    ['with a rejected token', { turnstileToken: 'bad' }],
  ])('rejects a form %s', async (_what, change) => {
    const { status, body } = await send('submit-contact-message', { ...message, ...change });
    expect([status, body]).toMatchObject([400, { code: 'human_check_failed', field: 'turnstileToken' }]);
  });

  it('reports that the check is unavailable', async () => {
    isBroken = true;
    const { status, body, headers } = await send('track-affiliate-lead', { ...lead, turnstileToken: 'good-2' });
    isBroken = false;
    expect([status, body, headers.get('retry-after')]).toMatchObject([503, { code: 'human_check_unavailable' }, '5']);
    await eventually(async () => {
      expect((await send('track-affiliate-lead', { ...lead, turnstileToken: 'good-3' })).status).toBe(200);
    });
  });
});
