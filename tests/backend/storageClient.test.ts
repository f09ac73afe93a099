import { HttpError } from '../../supabase/functions/_shared/http.ts';
import { readProjectSettings } from '../../supabase/functions/_shared/settings.ts';
import { resumeStorage } from '../../supabase/functions/_shared/storage.ts';
import { hostedSettings } from './fakes.ts';

const PATH = 'folder/Mon CV.pdf';

/** The client of a Storage with this response. */
const storageOf = (respond: () => Response) =>
  resumeStorage(readProjectSettings(hostedSettings), (_url, { signal } = {}) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    return new Promise((resolve) => resolve(respond()));
  });

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

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

it('waits eight seconds for a response, so that a visitor’s request ends with its own error', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await storageOf(() => json({}, 404)).read(PATH);
  expect(timeout.mock.calls).toEqual([[8000]]);
  timeout.mockRestore();
});

describe.each([
  ['a résumé', (respond: () => Response) => storageOf(respond).read(PATH)],
  ['a link', (respond: () => Response) => storageOf(respond).sign(PATH, 60)],
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
  it.each([
    ['an error', () => json({ url: '/x?token=abc' }, 500)],
    ['an address without a token', () => json({ url: '/x' })],
    ['a response that is not JSON', () => new Response('broken')],
  ])('is not found in %s', async (_response, respond) => {
    expect(await errorOf(storageOf(respond).signUpload(PATH))).toEqual(unavailable);
  });
});
