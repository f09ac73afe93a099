import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { RESUME_TYPES, resumePathOf } from '../../supabase/functions/_shared/resumePath';
import { HEAD_BYTES, TAIL_BYTES } from '../../supabase/functions/_shared/resumeKind';
import { checkResume } from '../../supabase/functions/submit-job-application/resume';
import { application, lead, post, testBackend } from './helpers';
import { uploadAddress } from './resumes';

const NAME = 'create-resume-upload';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  // A low limit, so that few requests reach it.
  backend = await testBackend({ env: { RATE_LIMIT_PER_ADDRESS: '4' }, faults: true });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});
beforeEach(() => database`truncate private.rate_limits`);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const ask = (change: object = {}) => post(backend, NAME, { body: { email: 'ada@example.com', fileName: 'cv.pdf', ...change } });

it('of fifteen HTML bodies declared as PDF, uploads stop at the visitor’s limit, and none can be submitted', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 15; time += 1) {
    const { status, body } = await ask();
    statuses.push(status);
    if (status !== 200) continue;
    const { path, token } = body as { path: string; token: string };
    const page = new File(['<script>alert(1)</script>'], 'cv.pdf', { type: RESUME_TYPES.pdf });
    const form = new FormData();
    form.append('', page);
    const response = await fetch(`${backend.url}/storage/v1/object/upload/sign/resumes/${path}?token=${token}`, {
      method: 'PUT',
      headers: { apikey: backend.publishableKey },
      body: form,
    });
    expect(response.status).toBe(200);
    const submitted = await post(backend, 'submit-job-application', { body: { ...application, resumePath: path } });
    expect(submitted.status).not.toBe(200);
  }
  expect(statuses).toEqual([200, 200, 200, 200, ...Array.from({ length: 11 }, () => 429)]);
  const [rows] = await database`select count(*)::int as count from job_applications`;
  expect(rows).toEqual({ count: 0 });
});

it('returns a new path of the specified form each time', async () => {
  const first = await uploadAddress(backend, 'Mon Résumé (1).PDF', 'Ada+jobs@Example.com');
  const second = await uploadAddress(backend, 'Mon Résumé (1).PDF', 'Ada+jobs@Example.com');
  expect(first.path).toMatch(/^[0-9a-f-]{36}\/Ada-jobs_at_Example\.com_\d{13}_Mon-Resume-1\.pdf$/);
  expect(resumePathOf({ resumePath: first.path, resumeFileUrl: '' })).toBe(first.path);
  expect(second.path).not.toBe(first.path);
  const [noted] = await database`select email from private.resume_uploads where path = ${first.path}`;
  expect(noted).toEqual({ email: 'ada+jobs@example.com' });
});

it.each([
  ['email', { email: 'ada' }, 'Please enter a valid email address'],
  ['fileName', { fileName: 'cv.exe' }, 'Please attach a PDF or Word document'],
  ['fileName', { fileName: 'cv' }, 'Please attach a PDF or Word document'],
  ['fileName', { fileName: '' }, 'Please attach your résumé'],
  ['fileName', { fileName: 'cv.constructor' }, 'Please attach a PDF or Word document'],
])('names the wrong field %s of %j', async (field, change, error) => {
  const { status, body } = await ask(change);
  expect([status, body]).toEqual([400, { error, code: 'invalid_field', field }]);
});

it('does not use up the limit of submissions', async () => {
  for (let time = 0; time < 4; time += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).body).toMatchObject({ code: 'rate_limited' });
  expect((await post(backend, 'track-affiliate-lead', { body: lead })).status).toBe(200);
});

it('reports that Storage is unreachable, and records no upload', async () => {
  await fetch(`${backend.url}/fakes/faults`, {
    method: 'POST',
    body: JSON.stringify({ target: 'storage/object/upload/sign', fault: '500' }),
  });
  const { status, body } = await ask({ email: 'down@example.com' });
  expect([status, body]).toMatchObject([503, { code: 'storage_unavailable' }]);
  expect(await database`select 1 from private.resume_uploads where email = 'down@example.com'`).toHaveLength(0);
});

it('reads only the head and the tail of a file of any size', async () => {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * 1024 * 1024)]);
  const path = `${crypto.randomUUID()}/cv.pdf`;
  const ranges: [number, number][] = [];
  const checked = await checkResume(
    { ...application, firstName: '', lastName: '', website: '', agreesToTerms: true, resumePath: path },
    {
      files: { sizeOf: () => Promise.resolve(file.length) },
      storage: {
        read: (_path, { start, end }) => {
          ranges.push([start, end]);
          return Promise.resolve(file.subarray(start, end));
        },
        sign: () => Promise.resolve('https://link.example'),
      },
    },
  );
  expect(checked).toEqual({ kind: 'pdf', size: file.length, signedUrl: 'https://link.example' });
  expect(ranges).toEqual([
    [0, HEAD_BYTES],
    [file.length - TAIL_BYTES, file.length],
  ]);
});
