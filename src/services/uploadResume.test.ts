import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { resumeFile } from '../../mocks/fixtures/application.ts';
import { uploadAllowed, uploadPending } from '../../mocks/handlers/createResumeUpload.ts';
import { resumeIntercepted, resumeRejected, resumeStored, resumeUnreachable } from '../../mocks/handlers/resumesBucket.ts';
import { uploadResume } from './uploadResume.ts';

const EMAIL = 'imani.okafor+jobs@mail.example';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(uploadAllowed()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('returns the path and the public address of a stored file', async () => {
  server.use(resumeStored());
  const result = await uploadResume({ file: new File(['x'], 'Imani Okafor résumé.PDF'), email: EMAIL });
  if (!result.ok) throw new Error(result.failure.reason);
  const { path, publicUrl, fileName } = result.resume;
  expect(path).toMatch(/^[0-9a-f-]{36}\/\d{13}\.pdf$/);
  expect(publicUrl).toBe(`http://127.0.0.1:54321/storage/v1/object/public/resumes/${path}`);
  expect(fileName).toBe('Imani Okafor résumé.PDF');
});

test.each([
  ['cv.docx', '', DOCX],
  ['cv.DOC', 'application/octet-stream', 'application/msword'],
  ['cv.pdf', 'application/pdf; charset=binary', 'application/pdf'],
  ['cv.png', 'image/png', 'image/png'],
])('%s of type "%s" is sent as %s', async (name, type, sentAs) => {
  let sent: { types: string[]; headers: Headers } | undefined;
  server.use(
    http.put('*/storage/v1/object/upload/sign/resumes/*', async ({ request }) => {
      const files = [...(await request.formData()).values()].filter((value) => typeof value !== 'string');
      expect(files.map(({ size }) => size)).toEqual([1]);
      sent = { types: files.map((file) => file.type), headers: request.headers };
      return HttpResponse.json({ Key: 'resumes/a-key' });
    }),
  );
  expect((await uploadResume({ file: new File(['x'], name, { type }), email: EMAIL })).ok).toBe(true);
  expect(sent?.types).toEqual([sentAs]);
  expect(sent?.headers.get('apikey')).toBe('sb_publishable_local');
  expect(sent?.headers.get('authorization')).toBe('Bearer sb_publishable_local');
});

test('can be canceled while the address is requested', async () => {
  server.use(uploadPending());
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const controller = new AbortController();
  const result = uploadResume({ file: resumeFile(), email: EMAIL, signal: controller.signal });
  controller.abort();
  await jest.advanceTimersByTimeAsync(21_000);
  expect(await result).toEqual({ ok: false, failure: { reason: 'canceled' } });
  jest.useRealTimers();
});

test.each([
  ['too-large', 'too_large'],
  ['wrong-type', 'wrong_type'],
  ['busy', 'unavailable'],
  ['crashed', 'unavailable'],
  ['forged-token', 'storage_rejected'],
] as const)('Storage’s error %s becomes %s', async (reason, expected) => {
  server.use(resumeRejected(reason));
  expect(await uploadResume({ file: resumeFile(), email: EMAIL })).toEqual({ ok: false, failure: { reason: expected } });
});

test.each([
  ['a connection that was cut', resumeUnreachable, 'cut_off'],
  ['a proxy that rejects the size', () => resumeIntercepted(413), 'network_too_large'],
  ['a sign-in page', () => resumeIntercepted(200), 'intercepted'],
])('%s becomes %s', async (_what, handler, reason) => {
  server.use(handler());
  expect(await uploadResume({ file: resumeFile(), email: EMAIL })).toEqual({ ok: false, failure: { reason } });
});
