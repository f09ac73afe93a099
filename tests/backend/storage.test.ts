import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { clientFor, manyVisitors, sharedBackend, uploadAddress, uploadResume } from './helpers.ts';

const LIMIT = 5 * 1024 * 1024;

let now = new Date('2026-01-05T12:00:00Z');
const backend = sharedBackend({ clock: () => now, env: manyVisitors });

const resumes = (key?: string) => clientFor(backend, key).storage.from('resumes');
const freshPath = (name = 'cv.pdf') => `${crypto.randomUUID()}/${name}`;
const PDF = 'application/pdf';
const fileOf = (size: number, type: string = PDF) => new File([new Uint8Array(size)], 'cv.pdf', { type });

/** Sends a request to Storage. */
async function call(
  method: string,
  path: string,
  { key = backend.publishableKey, body = undefined as BodyInit | undefined, headers = {} } = {},
) {
  const response = await fetch(`${backend.url}/storage/v1${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> };
}

const uploadTo = ({ path, token }: { path: string; token: string }, body: BodyInit) =>
  call('PUT', `/object/upload/sign/resumes/${path}?token=${token}`, { body, headers: { 'content-type': PDF } });

const rejection = (statusCode: string, error: string, code: string, message: string) => ({
  status: 400,
  body: { statusCode, error, code, message },
});

/** Its other errors are compared with those of the hosted Storage in `tests/contract`. */
describe('an upload', () => {
  it('stores bytes and type, and returns the path to supabase-js', async () => {
    const { path, token } = await uploadAddress(backend, 'my cv.pdf');
    const file = new File([new Uint8Array(pdf())], 'my cv.pdf', { type: PDF });
    const { data, error } = await resumes().uploadToSignedUrl(path, token, file);
    expect(error).toBeNull();
    expect(data).toMatchObject({ path, fullPath: `resumes/${path}` });
    const [row] = await backend.database`
      select metadata ->> 'mimetype' as type, (metadata ->> 'size')::int as size from storage.objects where name = ${path}`;
    expect(row).toEqual({ type: PDF, size: pdf().length });
    const stored = await resumes(backend.secretKey).download(path);
    expect(await stored.data?.text()).toBe(pdf().toString());
  });

  it('may have exactly 5 MB, and not a byte more, with parts or without', async () => {
    const send = async (size: number) => {
      const { path, token } = await uploadAddress(backend);
      return (await resumes().uploadToSignedUrl(path, token, fileOf(size))).error;
    };
    const message = 'The object exceeded the maximum allowed size';
    expect(await send(LIMIT)).toBeNull();
    expect(await send(LIMIT + 1)).toMatchObject({ status: 400, statusCode: '413', message });
    expect(await send(3 * LIMIT)).toMatchObject({ status: 400, statusCode: '413', message });
    const response = await uploadTo(await uploadAddress(backend), new Uint8Array(LIMIT + 1));
    expect(response).toEqual(rejection('413', 'Payload too large', 'EntityTooLarge', message));
  });

  it('has an address until two hours have passed', async () => {
    const addresses = [await uploadAddress(backend), await uploadAddress(backend)] as const;
    const signedAt = now;
    now = new Date(signedAt.getTime() + (2 * 60 * 60 - 1) * 1000);
    expect((await uploadTo(addresses[0], 'x')).status).toBe(200);
    now = new Date(signedAt.getTime() + 2 * 60 * 60 * 1000);
    expect((await uploadTo(addresses[1], 'x')).body).toMatchObject({ code: 'InvalidJWT' });
    now = signedAt;
  });

  it('is rejected when its address has expired or is another’s, and when it was not signed with the secret key', async () => {
    const address = await uploadAddress(backend);
    const signedAt = now;
    now = new Date(signedAt.getTime() + 2 * 60 * 60 * 1000);
    expect(await uploadTo(address, 'x')).toEqual(
      rejection('400', 'InvalidJWT', 'InvalidJWT', '"exp" claim timestamp check failed'),
    );
    now = signedAt;
    const { path } = await uploadAddress(backend);
    expect((await uploadTo({ path, token: address.token }, 'x')).body).toMatchObject({ code: 'InvalidSignature' });
    const rls = rejection('403', 'Unauthorized', 'AccessDenied', 'new row violates row-level security policy');
    const headers = { 'content-type': PDF };
    expect(await call('POST', `/object/resumes/${freshPath()}`, { body: 'x', headers })).toEqual(rls);
    expect(await call('POST', `/object/upload/sign/resumes/${freshPath()}`)).toEqual(rls);
    expect(await call('POST', `/object/none/${freshPath()}`, { body: 'x' })).toEqual(
      rejection('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found'),
    );
  });
});

describe('a signed link', () => {
  it('opens the file that it was made for, and no other', async () => {
    const [path, other] = [await uploadResume(backend), await uploadResume(backend)];
    const { data } = await resumes(backend.secretKey).createSignedUrl(path, 60);
    const url = data?.signedUrl ?? '';
    const response = await fetch(url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf());
    expect(response.headers.get('content-type')).toBe(PDF);
    expect(response.headers.get('x-robots-tag')).toBe('none');
    const token = url.split('token=')[1] ?? '';
    expect((await uploadTo({ path: freshPath(), token }, 'x')).body).toMatchObject({ message: 'Token is not scoped for upload' });
    for (const wrong of [url.replace(path, other), `${url}x`, url.replace(/token=.*/, 'token=a.b.c'), url.split('?')[0] ?? '']) {
      expect((await fetch(wrong)).status).toBe(400);
    }
  });
});
