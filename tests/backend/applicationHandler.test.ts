import { RESUME_MAX_BYTES } from '../../supabase/functions/_shared/resumePath';
import { HEAD_BYTES, TAIL_BYTES } from '../../supabase/functions/_shared/resumeKind';
import { makeHandler } from '../../supabase/functions/submit-job-application/handler';
import { doc, docx, pdf } from '../../mocks/fixtures/resumeFiles';
import { fakeForm, type Settings } from './fakeForm';
import { application } from './helpers';

const NAME = 'submit-job-application';
const LINK = 'https://link.example/cv';
const FOLDER = '0f8fad5b-d9cb-469f-a165-70867728950e';
const body = { ...application, resumePath: `${FOLDER}/cv.pdf`, additionalInfo: 'More' };

type File = { bytes: Uint8Array; size: number | null; head: Uint8Array | null; tail: Uint8Array | null; link: string | null };

/** Sets up the function with an uploaded file, and records which parts of the file it reads. */
function setUp(settings: Settings = {}, { bytes = pdf(), ...file }: Partial<File> = {}) {
  const ranges: [number, number][] = [];
  const found: File = { bytes, size: bytes.length, head: bytes, tail: bytes, link: LINK, ...file };
  const fake = fakeForm(
    NAME,
    'application',
    body,
    (deps) =>
      makeHandler({
        ...deps,
        files: { sizeOf: () => Promise.resolve(found.size) },
        storage: {
          read: (_path, { start, end }) => {
            ranges.push([start, end]);
            const part = ranges.length === 1 ? found.head : found.tail;
            return Promise.resolve(part && bytes.subarray(start, end));
          },
          sign: () => Promise.resolve(found.link),
        },
      }),
    settings,
  );
  return { ...fake, ranges };
}

describe('submit-job-application', () => {
  it('stores what was sent with the file’s kind and size, announces it with a link, and responds with both ids', async () => {
    const { send, submitted, checked, logged } = setUp({ env: { APPLICATION_WEBHOOK_URL: 'https://hooks.example' } });
    const { status, body: response } = await send();
    const [stored] = submitted;
    const eventId = stored?.event?.id;
    expect([status, response]).toEqual([200, { id: stored?.row.id, eventId, resumeFileUrl: LINK }]);
    expect(stored).toMatchObject({ table: 'job_applications', event: { topic: 'application' } });
    expect(stored?.row).toEqual({
      ...{ id: response.id, position: application.position, full_name: 'Ada Byron Lovelace', email: application.email },
      ...{ phone: application.phone, linkedin_url: application.linkedinUrl, resume_file_name: 'Mon résumé.pdf' },
      ...{ resume_path: body.resumePath, resume_type: 'pdf', resume_bytes: pdf().length, cover_letter: application.coverLetter },
      ...{ years_experience: '4-5', start_date: '2-weeks', salary_expectations: '$6,000' },
      ...{ preferred_work_arrangement: 'linkedin', additional_info: 'More', agrees_to_terms: true },
    });
    expect(stored?.event?.payload).toEqual({
      ...{ ...application, additionalInfo: 'More', resumeFileUrl: LINK, firstName: 'Ada', lastName: 'Byron Lovelace' },
      ...{ submittedAt: '2026-01-05T12:00:00.000Z', eventId, applicationId: response.id },
    });
    // The visitor was already checked at the upload.
    expect(checked).toEqual([]);
    expect(logged).toMatchObject([{ function: NAME, outcome: 'stored' }]);
  });

  it('sends the names to the webhook as typed', async () => {
    const { send, submitted } = setUp({ env: { APPLICATION_WEBHOOK_URL: 'https://hooks.example' } });
    await send({ body: { ...body, fullName: 'Mary Ann Lee', firstName: 'Mary Ann', lastName: 'Lee' } });
    expect(submitted[0]?.event?.payload).toMatchObject({ firstName: 'Mary Ann', lastName: 'Lee' });
  });

  it('stores null for empty fields', async () => {
    const { send, submitted } = setUp();
    const empty = { linkedinUrl: '', yearsExperience: '', startDate: '', preferredWorkArrangement: '', additionalInfo: '' };
    await send({ body: { ...body, ...empty } });
    expect(submitted[0]?.row).toMatchObject({
      ...{ linkedin_url: null, years_experience: null, start_date: null },
      ...{ preferred_work_arrangement: null, additional_info: null },
    });
  });

  it('treats a changed field as another application, and a changed fill time as the same', async () => {
    const { send, submitted } = setUp();
    await send();
    await send({ body: { ...body, elapsedMs: 5000 } });
    await send({ body: { ...body, position: 'Marketing Manager' } });
    const [first, same, other] = submitted.map(({ contentHash }) => contentHash);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('accepts a body of 32 KiB, and not a byte more', async () => {
    const text = JSON.stringify(body);
    const space = 32 * 1024 - new TextEncoder().encode(text).length;
    expect((await setUp().send({ body: text + ' '.repeat(space) })).status).toBe(200);
    expect((await setUp().send({ body: text + ' '.repeat(space + 1) })).status).toBe(413);
  });

  it.each([
    ['pdf', pdf()],
    ['doc', doc()],
    ['docx', docx()],
  ] as const)('takes a %s', async (kind, bytes) => {
    const { send, submitted } = setUp({}, { bytes });
    expect((await send({ body: { ...body, resumePath: `${FOLDER}/cv.${kind}` } })).status).toBe(200);
    expect(submitted[0]?.row).toMatchObject({ resume_type: kind });
  });

  const noFile = 'Your résumé did not reach us. Please attach it again.';
  const otherKind = 'This file is not a PDF or Word document that we can open. Please attach another one.';
  const isDocx = 'This file is named as another type, but it is a DOCX file. Please rename it.';

  it.each<[string, Partial<File>, string, string]>([
    ['that is not there', { size: null }, 'resume_missing', noFile],
    ['of which the beginning is missing', { head: null }, 'resume_missing', noFile],
    ['of which the end is missing', { tail: null }, 'resume_missing', noFile],
    ['without a link', { link: null }, 'resume_missing', noFile],
    ['that is empty', { size: 0 }, 'resume_empty', 'This file is empty. Please attach your résumé again.'],
    ['of 5 MB and a byte', { size: RESUME_MAX_BYTES + 1 }, 'resume_too_large', 'This file is larger than 5 MB.'],
    ['of another kind', { bytes: Buffer.from('MZ a program') }, 'resume_type', otherKind],
    ['that is named as another kind', { bytes: docx() }, 'resume_type', isDocx],
  ])('rejects a file %s', async (_what, file, code, error) => {
    const { send, submitted } = setUp({}, file);
    const response = await send();
    expect([response.status, response.body]).toEqual([400, { error, code, field: 'resume' }]);
    expect(submitted).toEqual([]);
  });

  it('rejects an application without a file', async () => {
    const { status, body: response } = await setUp().send({ body: { ...body, resumePath: '' } });
    expect([status, response]).toEqual([400, { error: 'Please attach your résumé.', code: 'resume_missing', field: 'resume' }]);
  });

  it('reads no more of a file of 5 MB than its beginning and its end', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(RESUME_MAX_BYTES - pdf().length)]);
    const { send, ranges } = setUp({}, { bytes });
    expect((await send()).status).toBe(200);
    expect(ranges).toEqual([
      [0, HEAD_BYTES],
      [bytes.length - TAIL_BYTES, bytes.length],
    ]);
  });

  it('reads a small file from its first to its last byte', async () => {
    const { send, ranges } = setUp();
    await send();
    expect(ranges).toEqual([
      [0, pdf().length],
      [0, pdf().length],
    ]);
  });
});

describe('a file that another application has', () => {
  const used = Object.assign(new Error('duplicate key'), { constraint: 'job_applications_resume_path_key' });

  it('is rejected at the file', async () => {
    const { send, submitted } = setUp({ store: () => Promise.reject(used) });
    const { status, body: response } = await send();
    const error = 'This file was already sent with an application. Please attach it again.';
    expect([status, response]).toEqual([409, { error, code: 'resume_already_used', field: 'resume' }]);
    // The second attempt is for two concurrent requests with the same key and file.
    expect(submitted).toHaveLength(2);
  });

  it('is accepted when a concurrent request with the same key stored it: the second repeats the first response', async () => {
    let attempts = 0;
    const first = setUp();
    await first.send();
    const earlier = { contentHash: first.submitted[0]?.contentHash ?? '', response: { id: 'first' } };
    const { send } = setUp({
      store: () => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(used) : Promise.resolve({ kind: 'exists', earlier });
      },
    });
    expect(await send()).toMatchObject({ status: 200, body: { id: 'first' } });
  });

  it.each<[string, unknown, string]>([
    ['another constraint', Object.assign(new Error('duplicate key'), { constraint: 'another' }), 'Error'],
    ['no constraint', new Error('broken'), 'Error'],
    ['nothing', null, 'unknown'],
    ['a text', 'constraint', 'unknown'],
  ])('is not %s', async (_what, cause, errorCode) => {
    const failing = setUp({ store: jest.fn().mockRejectedValue(cause) });
    expect((await failing.send()).status).toBe(500);
    expect(failing.submitted).toHaveLength(1);
    expect(failing.logged).toMatchObject([{ errorCode }]);
    const failingLater = setUp({ store: jest.fn().mockRejectedValue(cause).mockRejectedValueOnce(used) });
    expect((await failingLater.send()).status).toBe(500);
  });
});
