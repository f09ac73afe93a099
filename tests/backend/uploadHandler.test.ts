import { HttpError } from '../../supabase/functions/_shared/http';
import { makeHandler } from '../../supabase/functions/create-resume-upload/handler';
import { fakeForm, type Settings } from './fakeForm';

const NAME = 'create-resume-upload';
const body = { email: 'Ada@Example.com', fileName: 'Mon CV.pdf', turnstileToken: 'token' };

function setUp(settings: Settings = {}, signUpload = () => Promise.resolve('upload-token')) {
  const recorded: string[][] = [];
  const fake = fakeForm(
    NAME,
    'application',
    body,
    (deps) =>
      makeHandler({
        ...deps,
        storage: { signUpload },
        recordUpload: (path, email) => {
          recorded.push([path, email]);
          return Promise.resolve();
        },
      }),
    settings,
  );
  return { ...fake, recorded };
}

describe('create-resume-upload', () => {
  it('signs and records a path, and responds with it and its token', async () => {
    const { send, recorded, logged } = setUp();
    const { status, body: response } = await send();
    expect([status, response]).toEqual([200, { path: response.path, token: 'upload-token' }]);
    expect(response.path).toMatch(/^[0-9a-f-]{36}\/Ada_at_Example\.com_1767614400000_Mon-CV\.pdf$/);
    expect(recorded).toEqual([[response.path, 'Ada@Example.com']]);
    expect(logged).toMatchObject([{ function: NAME, outcome: 'signed', status: 200 }]);
  });

  it('counts the upload separately from submissions, then checks that the visitor is a person', async () => {
    const { send, counted, checked } = setUp();
    const key = crypto.randomUUID();
    await send({ key, headers: { 'cf-connecting-ip': '203.0.113.9' } });
    expect(counted).toEqual([['upload', { email: 'Ada@Example.com', network: '203.0.113.9' }]]);
    expect(checked).toEqual([{ token: 'token', address: '203.0.113.9', idempotencyKey: key }]);
  });

  it.each([
    ['email', { email: 'ada' }, 'Please enter a valid email address'],
    ['fileName', { fileName: 'cv.exe' }, 'Please attach a PDF or Word document'],
    ['fileName', { fileName: '' }, 'Please attach your résumé'],
    ['fileName', { fileName: null }, 'Please attach your résumé'],
    ['fileName', { fileName: 7 }, 'File name must be text'],
    ['fileName', { fileName: `${'x'.repeat(252)}.pdf` }, 'File name must be at most 255 characters'],
    ['turnstileToken', { turnstileToken: 7 }, 'Turnstile token must be text'],
  ])('names the wrong field %s of %j', async (field, change, error) => {
    const { send, counted } = setUp();
    const { status, body: response } = await send({ body: { ...body, ...change } });
    expect([status, response]).toEqual([400, { error, code: 'invalid_field', field }]);
    expect(counted).toEqual([]);
  });

  it('signs nothing for a sender who has reached a limit', async () => {
    const signUpload = jest.fn(() => Promise.resolve('upload-token'));
    const { send, recorded } = setUp({ reached: { limit: 'sender', retryAfterSeconds: 90 } }, signUpload);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect([signUpload.mock.calls, recorded]).toEqual([[], []]);
  });

  it('does not record an upload that was not signed', async () => {
    const down = new HttpError(503, { error: 'Later.', code: 'storage_unavailable' });
    const { send, recorded } = setUp({}, () => Promise.reject(down));
    expect(await send()).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    expect(recorded).toEqual([]);
  });

  it('accepts the publishable and the secret key, and no other', async () => {
    const statusWith = async (apikey: string) => (await setUp().send({ headers: { apikey } })).status;
    expect(await Promise.all(['sb_publishable_local', 'sb_secret_test', 'other'].map(statusWith))).toEqual([200, 200, 401]);
  });

  it('accepts a body of 8 KiB, and not a byte more', async () => {
    const text = JSON.stringify(body);
    const space = 8 * 1024 - text.length;
    expect((await setUp().send({ body: text + ' '.repeat(space) })).status).toBe(200);
    expect((await setUp().send({ body: text + ' '.repeat(space + 1) })).status).toBe(413);
  });
});
