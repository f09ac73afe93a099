import { HttpError } from '../../supabase/functions/_shared/http';
import { readProjectSettings } from '../../supabase/functions/_shared/settings';
import { resumeStorage } from '../../supabase/functions/_shared/storage';
import { hostedSettings } from './fakes';

const BASE = 'https://abc.supabase.co/storage/v1';
const PATH = 'folder/Mon CV.pdf';

type Call = { url: string; method: string | undefined; headers: object; body: unknown; hasTimeout: boolean };

/** The client of a Storage with this response, and the requests to it. */
function setUp(respond: () => Response) {
  const calls: Call[] = [];
  const fetcher: typeof fetch = (url, { method, headers, body, signal } = {}) => {
    const hasTimeout = signal instanceof AbortSignal;
    calls.push({ url: url as string, method, headers: Object.fromEntries(new Headers(headers)), body, hasTimeout });
    return new Promise((resolve) => resolve(respond()));
  };
  return { storage: resumeStorage(readProjectSettings(hostedSettings), fetcher), calls };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const keyHeaders = { apikey: 'sb_secret_abc', authorization: 'Bearer sb_secret_abc' };
const bodyHeaders = { ...keyHeaders, 'content-type': 'application/json' };
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

/** The error with which a call is rejected. */
const errorOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => 'no error',
    (cause: unknown) => cause,
  );
  return error instanceof HttpError ? { status: error.status, ...error.body, ...error.headers } : error;
};

const unavailable = {
  status: 503,
  error: 'We could not reach our file storage just now. Please try again in a moment.',
  code: 'storage_unavailable',
  'retry-after': '5',
};

describe('a part of a résumé', () => {
  const range = { start: 2, end: 5 };

  it('is requested with the secret key', async () => {
    const { storage, calls } = setUp(() => new Response('CDE', { status: 206 }));
    expect(text(await storage.read(PATH, range))).toBe('CDE');
    const url = `${BASE}/object/authenticated/resumes/folder/Mon%20CV.pdf`;
    const headers = { ...keyHeaders, range: 'bytes=2-4' };
    expect(calls).toEqual([{ url, method: 'GET', headers, body: undefined, hasTimeout: true }]);
  });

  it('is cut from the whole file when Storage does not support ranges', async () => {
    expect(text(await setUp(() => new Response('ABCDEFGH')).storage.read(PATH, range))).toBe('CDE');
  });

  it('is as long as the file allows, and never longer than requested', async () => {
    expect(text(await setUp(() => new Response('CDEFGH', { status: 206 })).storage.read(PATH, range))).toBe('CDE');
    expect(text(await setUp(() => new Response('CD', { status: 206 })).storage.read(PATH, range))).toBe('CD');
  });
});

describe('a link', () => {
  it('is requested with the time for which it opens the file', async () => {
    const { storage, calls } = setUp(() => json({ signedURL: '/object/sign/resumes/cv.pdf?token=t' }));
    expect(await storage.sign(PATH, 60)).toBe(`${BASE}/object/sign/resumes/cv.pdf?token=t`);
    const url = `${BASE}/object/sign/resumes/folder/Mon%20CV.pdf`;
    expect(calls).toEqual([{ url, method: 'POST', headers: bodyHeaders, body: '{"expiresIn":60}', hasTimeout: true }]);
  });
});

describe.each([
  ['a part of a résumé', (respond: () => Response) => setUp(respond).storage.read(PATH, { start: 0, end: 4 })],
  ['a link', (respond: () => Response) => setUp(respond).storage.sign(PATH, 60)],
])('%s', (_what, ask) => {
  it.each([
    ['status 400 and statusCode "404"', () => json({ statusCode: '404' }, 400)],
    ['status 404 and other JSON', () => json({}, 404)],
  ])('of a file that is missing is null: %s', async (_response, respond) => {
    expect(await ask(respond)).toBeNull();
  });

  it.each([
    ['status 500', () => new Response('broken', { status: 500 })],
    ['status 400 and statusCode "403"', () => json({ statusCode: '403' }, 400)],
    [
      'no response',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('is a failure of Storage: %s', async (_response, respond) => {
    expect(await errorOf(ask(respond))).toEqual(unavailable);
  });
});

describe('the token of an upload', () => {
  it('is taken from the address that Storage signs', async () => {
    const { storage, calls } = setUp(() => json({ url: '/object/upload/sign/resumes/cv.pdf?token=abc' }));
    expect(await storage.signUpload(PATH)).toBe('abc');
    const url = `${BASE}/object/upload/sign/resumes/folder/Mon%20CV.pdf`;
    expect(calls).toEqual([{ url, method: 'POST', headers: bodyHeaders, body: '{}', hasTimeout: true }]);
  });

  it.each([
    ['an error', () => json({ url: '/x?token=abc' }, 500)],
    ['an address without a token', () => json({ url: '/x' })],
    ['a response that is not JSON', () => new Response('broken')],
  ])('is not found in %s', async (_response, respond) => {
    expect(await errorOf(setUp(respond).storage.signUpload(PATH))).toEqual(unavailable);
  });
});

describe('removing', () => {
  it('names all files in one request', async () => {
    const { storage, calls } = setUp(() => json([]));
    await storage.remove(['a/1.pdf', 'b/2.pdf']);
    const request = { url: `${BASE}/object/resumes`, method: 'DELETE', headers: bodyHeaders, hasTimeout: true };
    expect(calls).toEqual([{ ...request, body: '{"prefixes":["a/1.pdf","b/2.pdf"]}' }]);
  });
});
