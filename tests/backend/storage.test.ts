import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../local/backend';
import { clientFor, testBackend } from './helpers';
import { RESUME_TYPES } from '../../supabase/functions/_shared/resumePath';
import { pdf } from '../resumeFiles';
import { uploadResume } from './resumes';

const DAY = 24 * 60 * 60;
const LIMIT = 5 * 1024 * 1024;

let backend: Backend;
let database: Sql;
let now = new Date('2026-01-05T12:00:00Z');

beforeAll(async () => {
  backend = await testBackend({ faults: true, clock: () => now });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
}, 30_000);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const resumes = (key?: string) => clientFor(backend, key).storage.from('resumes');
const freshPath = (name = 'cv.pdf') => `${crypto.randomUUID()}/${name}`;
const fileOf = (size: number, type: string = RESUME_TYPES.pdf) => new File([new Uint8Array(size)], 'cv.pdf', { type });

/** Any request to Storage, and its answer. */
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

const upload = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  call('POST', `/object/resumes/${path}`, { body, headers: { 'content-type': RESUME_TYPES.pdf, ...headers } });

const refusal = (statusCode: string, error: string, code: string, message: string) => ({
  status: 400,
  body: { statusCode, error, code, message },
});

describe('an upload', () => {
  it('keeps the bytes and the type, and tells supabase-js the path', async () => {
    const path = freshPath();
    const file = new File([new Uint8Array(pdf())], 'my cv.pdf', { type: RESUME_TYPES.pdf });
    const { data, error } = await resumes().upload(path, file);
    expect(error).toBeNull();
    expect(data).toMatchObject({ path, fullPath: `resumes/${path}` });
    const [row] = await database`
      select id, metadata ->> 'mimetype' as type, (metadata ->> 'size')::int as size
      from storage.objects where name = ${path}`;
    expect(row).toEqual({ id: data?.id, type: RESUME_TYPES.pdf, size: pdf().length });
    const stored = await resumes(backend.secretKey).download(path);
    expect(await stored.data?.text()).toBe(pdf().toString());
  });

  it('may have exactly 5 MB, and not a byte more, with parts or without', async () => {
    expect((await resumes().upload(freshPath(), fileOf(LIMIT))).error).toBeNull();
    const message = 'The object exceeded the maximum allowed size';
    const refused = await resumes().upload(freshPath(), fileOf(LIMIT + 1));
    expect(refused.error).toMatchObject({ status: 400, statusCode: '413', message });
    const farOver = await resumes().upload(freshPath(), fileOf(3 * LIMIT));
    expect(farOver.error).toMatchObject({ status: 400, statusCode: '413', message });
    const answer = await upload(freshPath(), new Uint8Array(LIMIT + 1));
    expect(answer).toEqual(refusal('413', 'Payload too large', 'EntityTooLarge', message));
  });

  it('is refused in the words of Storage', async () => {
    const path = await uploadResume(backend);
    expect(await upload(path, 'x')).toEqual(refusal('409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists'));
    expect(await upload(freshPath(), 'x', { 'content-type': 'image/png' })).toEqual(
      refusal('415', 'invalid_mime_type', 'InvalidMimeType', 'mime type image/png is not supported'),
    );
    const rls = refusal('403', 'Unauthorized', 'AccessDenied', 'new row violates row-level security policy');
    expect(await upload('cv.pdf', 'x')).toEqual(rls);
    expect(await upload(freshPath('cv.exe'), 'x')).toEqual(rls);
    expect(await upload(path, 'x', { 'x-upsert': 'true' })).toEqual(rls);
    expect(await upload(encodeURIComponent('résumé.pdf'), 'x')).toEqual(
      refusal('400', 'InvalidKey', 'InvalidKey', 'Invalid key: résumé.pdf'),
    );
    expect(await upload(freshPath(), '')).toEqual(refusal('400', 'InvalidRequest', 'InvalidRequest', 'No content provided'));
    expect(await call('POST', `/object/none/${freshPath()}`, { body: 'x' })).toEqual(
      refusal('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found'),
    );
    expect(await call('POST', `/object/resumes/${freshPath()}`, { body: 'x', key: 'wrong' })).toMatchObject({
      status: 400,
      body: { statusCode: '403', code: 'AccessDenied' },
    });
    const bare = await fetch(`${backend.url}/storage/v1/object/resumes/x`, { method: 'POST', body: 'x' });
    expect([bare.status, await bare.json()]).toMatchObject([400, { statusCode: '400', code: 'InvalidRequest' }]);
  });

  it('leaves no row when the connection breaks, and can fail on demand', async () => {
    const path = freshPath();
    const headers = { 'x-fault': 'reset' };
    await expect(upload(path, new Uint8Array(200_000), headers)).rejects.toThrow();
    expect(await database`select 1 from storage.objects where name = ${path}`).toHaveLength(0);
    expect(await upload(path, 'x', { 'x-fault': '413' })).toMatchObject({ status: 400, body: { code: 'EntityTooLarge' } });
    expect(await upload(path, 'x', { 'x-fault': '500' })).toMatchObject({ status: 500, body: { statusCode: '500' } });
    expect(await upload(path, 'x', { 'x-fault': '503' })).toMatchObject({ status: 503, body: { statusCode: '503' } });
    expect((await upload(path, 'x')).status).toBe(200);
  });
});

describe('a signed link', () => {
  it('works for seven days and not one second longer', async () => {
    const path = await uploadResume(backend);
    const { data } = await resumes(backend.secretKey).createSignedUrl(path, 7 * DAY);
    const url = data?.signedUrl ?? '';
    const open = async () => (await fetch(url)).status;
    const signedAt = now;
    expect(await open()).toBe(200);
    now = new Date(signedAt.getTime() + (7 * DAY - 1) * 1000);
    expect(await open()).toBe(200);
    now = new Date(signedAt.getTime() + 7 * DAY * 1000);
    const refused = await fetch(url);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'InvalidJWT' }]);
  });

  it('opens the file that it was made for, and no other', async () => {
    const [path, other] = [await uploadResume(backend), await uploadResume(backend)];
    const { data } = await resumes(backend.secretKey).createSignedUrl(path, 60);
    const url = data?.signedUrl ?? '';
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
    expect(answer.headers.get('content-type')).toBe(RESUME_TYPES.pdf);
    expect(answer.headers.get('x-robots-tag')).toBe('none');
    for (const wrong of [url.replace(path, other), `${url}x`, url.replace(/token=.*/, 'token=a.b.c'), url.split('?')[0] ?? '']) {
      expect((await fetch(wrong)).status).toBe(400);
    }
  });
});

describe('the secret key', () => {
  it('reads, lists, describes, replaces and removes', async () => {
    const path = await uploadResume(backend);
    const bucket = resumes(backend.secretKey);
    expect((await bucket.info(path)).data).toMatchObject({ name: path, size: pdf().length });
    expect((await bucket.list(path.split('/')[0])).data).toHaveLength(1);
    expect((await bucket.upload(path, fileOf(10), { upsert: true })).error).toBeNull();
    expect((await bucket.info(path)).data).toMatchObject({ size: 10 });
    expect((await bucket.remove([path, freshPath()])).data).toHaveLength(1);
    expect((await bucket.download(path)).error).not.toBeNull();
  });
});
