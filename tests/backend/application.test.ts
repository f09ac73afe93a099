import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { connect } from '../../supabase/functions/_shared/database';
import { freshResumeLinks } from '../../supabase/functions/_shared/resumeLinks';
import { application, clientFor, deliveriesTo, eventually, manyVisitors, post, testBackend } from './helpers';
import { doc, docx, pdf, zip } from '../../mocks/fixtures/resumeFiles';
import { uploadResume } from './resumes';

const NAME = 'submit-job-application';
const DAY_MS = 24 * 60 * 60 * 1000;

let backend: Backend;
let database: Sql;
let now = new Date();

beforeAll(async () => {
  backend = await testBackend({ clock: () => now, faults: true, env: manyVisitors, hasWebhookSink: true });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const send = (change: Record<string, unknown>, key: string = crypto.randomUUID()) =>
  post(backend, NAME, { body: { ...application, ...change }, key });

type Reply = { id: string; eventId: string; resumeFileUrl: string };

describe('an application', () => {
  it('is stored, gets a signed link for seven days, and is sent to the webhook', async () => {
    const resumePath = await uploadResume(backend);
    const publicUrl = clientFor(backend).storage.from('resumes').getPublicUrl(resumePath).data.publicUrl;
    const { status, body } = await send({ resumePath, resumeFileUrl: publicUrl });
    expect(status).toBe(200);
    const { id, eventId, resumeFileUrl } = body as Reply;
    const [row] = await database`select * from job_applications where id = ${id}`;
    expect(row).toMatchObject({
      ...{ position: application.position, full_name: application.fullName, email: application.email },
      ...{ linkedin_url: application.linkedinUrl, resume_file_name: 'Mon résumé.pdf', resume_path: resumePath },
      ...{ resume_type: 'pdf', resume_bytes: pdf().length, cover_letter: application.coverLetter, years_experience: '4-5' },
      ...{ start_date: '2-weeks', salary_expectations: '$6,000', preferred_work_arrangement: 'linkedin' },
      ...{ additional_info: null, agrees_to_terms: true },
    });

    await eventually(async () => {
      expect((await deliveriesTo(backend, 'applications')).map((one) => one.body)).toEqual([
        {
          ...application,
          ...{ firstName: 'Ada', lastName: 'Byron Lovelace', resumeFileUrl },
          submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
          ...{ eventId, applicationId: id },
        },
      ]);
    });

    expect((await fetch(publicUrl)).status).toBe(400);
    const signedAt = now;
    expect(await (await fetch(resumeFileUrl)).text()).toBe(pdf().toString());
    now = new Date(signedAt.getTime() + 7 * DAY_MS - 5000);
    expect((await fetch(resumeFileUrl)).status).toBe(200);
    now = new Date(signedAt.getTime() + 7 * DAY_MS + 5000);
    expect((await fetch(resumeFileUrl)).status).toBe(400);
    now = signedAt;
  });

  it('has a file that a later delivery finds by the application’s id', async () => {
    const resumePath = await uploadResume(backend);
    const { id } = (await send({ resumePath })).body as Reply;
    const sign = jest.fn(() => Promise.resolve('https://link.example/new'));
    const event = { id: 'event', topic: 'application', subjectId: id, payload: {}, attempts: 2 } as const;
    const functionDatabase = connect(backend.dbUrl);
    expect(await freshResumeLinks(functionDatabase, { sign })(event)).toEqual({ resumeFileUrl: 'https://link.example/new' });
    await functionDatabase.end();
    expect(sign.mock.calls).toEqual([[resumePath, 7 * 24 * 60 * 60]]);
  });

  it('is sent to the webhook with first and last name as typed', async () => {
    const email = 'mary.ann@example.com';
    await send({
      email,
      fullName: 'Mary Ann Lee',
      firstName: 'Mary Ann',
      lastName: 'Lee',
      resumePath: await uploadResume(backend),
    });
    await eventually(async () => {
      const [delivery] = await database<{ body: Record<string, unknown> }[]>`
        select body from local.webhook_deliveries where body->>'email' = ${email}`;
      expect(delivery?.body).toMatchObject({ fullName: 'Mary Ann Lee', firstName: 'Mary Ann', lastName: 'Lee' });
    });
  });

  it.each(['pdf', 'doc', 'docx'] as const)('accepts a %s', async (kind) => {
    const resumePath = await uploadResume(backend, { pdf, doc, docx }[kind](), kind);
    expect((await send({ resumePath })).status).toBe(200);
  });

  it('finds the file by its public address alone', async () => {
    const path = await uploadResume(backend);
    const { publicUrl } = clientFor(backend).storage.from('resumes').getPublicUrl(path).data;
    expect((await send({ resumeFileUrl: publicUrl })).status).toBe(200);
    const other = await uploadResume(backend);
    expect((await send({ resumePath: `resumes/${other}` })).status).toBe(200);
  });

  it('is stored once for twenty parallel posts of one key', async () => {
    const [key, resumePath] = [crypto.randomUUID(), await uploadResume(backend)];
    const responses = await Promise.all(Array.from({ length: 20 }, () => send({ resumePath }, key)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${(body as Reply).id}`)).size).toBe(1);
    expect(await database`select 1 from job_applications where resume_path = ${resumePath}`).toHaveLength(1);
    const changed = await send({ resumePath, position: 'Marketing Manager' }, key);
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
    const again = await send({ resumePath });
    expect([again.status, again.body]).toMatchObject([409, { code: 'resume_already_used', field: 'resume' }]);
  });

  it.each([
    [
      'random bytes called PDF',
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 131) % 251)),
      'pdf',
      'resume_type',
    ],
    ['a program called PDF', Buffer.from('MZ\x90\0 this program'), 'pdf', 'resume_type'],
    ['a PDF mark that comes too late', Buffer.concat([Buffer.alloc(1024), pdf()]), 'pdf', 'resume_type'],
    ['a zip without a document', zip(['a.txt']), 'docx', 'resume_type'],
    ['a spreadsheet called DOCX', zip(['[Content_Types].xml', 'xl/workbook.xml']), 'docx', 'resume_type'],
    ['a zip that is cut off', docx().subarray(0, 60), 'docx', 'resume_type'],
    ['a Word file called PDF', docx(), 'pdf', 'resume_type'],
  ] as const)('with %s is rejected at the résumé', async (_what, bytes, kind, code) => {
    const resumePath = await uploadResume(backend, bytes, kind);
    const { status, body } = await send({ resumePath });
    expect([status, body]).toMatchObject([400, { code, field: 'resume', error: expect.stringContaining('file') as string }]);
  });

  it.each([
    ['no path', {}],
    ['a path that is not there', { resumePath: `${crypto.randomUUID()}/cv.pdf` }],
    ['a path out of the bucket', { resumePath: '../secrets/cv.pdf' }],
    ['an address elsewhere', { resumeFileUrl: 'https://evil.example/cv.pdf' }],
    ['a broken address', { resumeFileUrl: 'http://x/object/public/resumes/%E0%A4%A' }],
  ])('with %s is rejected with an error about the résumé', async (_what, change) => {
    const { status, body } = await send(change);
    expect([status, body]).toMatchObject([400, { code: 'resume_missing', field: 'resume' }]);
  });

  it('with a stored file over 5 MB is rejected', async () => {
    await database`update storage.buckets set file_size_limit = 6000000`;
    const bytes = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]);
    const resumePath = await uploadResume(backend, bytes).finally(
      () => database`update storage.buckets set file_size_limit = 5242880`,
    );
    expect((await send({ resumePath })).body).toMatchObject({ code: 'resume_too_large', field: 'resume' });
  });

  it.each([
    ['position', { position: '' }],
    ['fullName', { fullName: undefined }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '' }],
    ['linkedinUrl', { linkedinUrl: 'javascript:alert(1)' }],
    ['resumeFileName', { resumeFileName: null }],
    ['resumePath', { resumePath: { a: 1 } }],
    ['salaryExpectations', { salaryExpectations: '' }],
    ['additionalInfo', { additionalInfo: 'x'.repeat(5001) }],
    ['agreesToTerms', { agreesToTerms: false }],
  ])('names the wrong field %s of %j', async (field, change) => {
    const { status, body } = await send(change);
    expect([status, body]).toMatchObject([400, { code: 'invalid_field', field }]);
  });

  it('gets a retryable error when file storage is down', async () => {
    const resumePath = await uploadResume(backend);
    await fetch(`${backend.url}/fakes/faults`, {
      method: 'POST',
      body: JSON.stringify({ target: 'storage/object/authenticated', fault: '500' }),
    });
    const { status, body } = await send({ resumePath });
    expect([status, body]).toMatchObject([503, { code: 'storage_unavailable' }]);
    expect((await send({ resumePath })).status).toBe(200);
  });
});
