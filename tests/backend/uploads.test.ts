import { resumePathOf } from '../../supabase/functions/_shared/resumePath.ts';
import { makeHandler, type UploadDeps } from '../../supabase/functions/create-resume-upload/handler.ts';
import { fakeForm } from './fakes.ts';
import { application, post, sharedBackend, uploadAddress, uploadResume } from './helpers.ts';
import { words } from './schemas.ts';

const NAME = 'create-resume-upload';

describe('the address of an upload', () => {
  const body = { email: 'Ada@Example.com', fileName: 'Mon CV.pdf', turnstileToken: 'token' };

  function setUp() {
    const recorded: unknown[] = [];
    const recordUpload: UploadDeps['recordUpload'] = (upload) => Promise.resolve((recorded.push(upload), upload));
    const make = (deps: Parameters<Parameters<typeof fakeForm>[3]>[0]) =>
      makeHandler({ ...deps, storage: { signUpload: () => Promise.resolve('upload-token') }, recordUpload });
    return { ...fakeForm(NAME, 'application', body, make, {}), recorded };
  }

  it('is a signed path, which is recorded', async () => {
    const { send, recorded, logged } = setUp();
    const key = crypto.randomUUID();
    const { status, body: response } = await send({ key });
    expect([status, response]).toEqual([200, { path: response.path, token: 'upload-token' }]);
    expect(response.path).toMatch(/^[0-9a-f-]{36}\/1767614400000\.pdf$/);
    expect(recorded).toMatchObject([{ path: response.path, email: 'ada@example.com', idempotencyKey: key, human: 'off' }]);
    expect(logged).toMatchObject([{ function: NAME, outcome: 'signed', status: 200 }]);
  });

  it('is counted separately from submissions, and needs a person', async () => {
    const { send, counted, checked } = setUp();
    const key = crypto.randomUUID();
    await send({ key, headers: { 'cf-connecting-ip': '203.0.113.9' } });
    expect(counted).toEqual([
      ['upload', { email: 'Ada@Example.com', networks: ['203.0.113.9'] }, null],
      // Uploads are counted by what the check found, so that strangers whose check could not be made use up nothing of the confirmed.
      'upload off',
    ]);
    expect(checked).toMatchObject([{ token: 'token', action: 'application', address: '203.0.113.9', idempotencyKey: key }]);
  });

  it.each([
    ['email', { email: 'ada' }, words.email],
    ['fileName', { fileName: 'cv.exe' }, 'Please attach a PDF or Word document'],
    ['fileName', { fileName: '' }, 'Please attach your résumé'],
  ])('is not given for the wrong %s of %j', async (field, change, error) => {
    const { send, counted } = setUp();
    const { status, body: response } = await send({ body: { ...body, ...change } });
    expect([status, response]).toEqual([400, { error, code: 'invalid_field', field }]);
    expect(counted).toEqual([]);
  });
});

describe('in the whole backend, an upload', () => {
  // A low limit, so that few requests reach it.
  const backend = sharedBackend({ env: { RATE_LIMIT_PER_ADDRESS: '4' } });
  beforeEach(() => backend.database`truncate private.rate_limits`);

  it('has a new path each time, which tells nothing about its sender and is recorded with the email', async () => {
    const first = await uploadAddress(backend, 'Mon Résumé (1).PDF', 'Ada+jobs@Example.com');
    const second = await uploadAddress(backend, 'Mon Résumé (1).PDF', 'Ada+jobs@Example.com');
    expect(first.path).toMatch(/^[0-9a-f-]{36}\/\d{13}\.pdf$/);
    expect(resumePathOf({ resumePath: first.path, resumeFileUrl: '' })).toBe(first.path);
    expect(second.path).not.toBe(first.path);
    const [noted] = await backend.database`select email from private.resume_uploads where path = ${first.path}`;
    expect(noted).toEqual({ email: 'ada+jobs@example.com' });
  });

  it('has one path for each key, whatever is sent with it, and belongs to one email', async () => {
    const upload = (email: string, key: string) => post(backend, NAME, { key, body: { email, fileName: 'cv.pdf' } });
    const key = crypto.randomUUID();
    const [first, again] = [await upload('ada@example.com', key), await upload('Ada@example.com', key)];
    expect([again.status, again.body]).toMatchObject([200, { path: (first.body as { path: string }).path }]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await upload('eve@example.com', key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });

    const body = { ...application, email: 'eve@example.com', resumePath: await uploadResume(backend) };
    const other = await post(backend, 'submit-job-application', { body });
    expect(other).toMatchObject({ status: 409, body: { code: 'resume_of_another', field: 'resume' } });
  });

  it('of an HTML page that is declared as PDF cannot be submitted, and stops at the visitor’s limit', async () => {
    const submitted: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const path = await uploadResume(backend, Buffer.from('<script>alert(1)</script>'));
      submitted.push((await post(backend, 'submit-job-application', { body: { ...application, resumePath: path } })).status);
    }
    expect(submitted).toEqual([400, 400, 400, 400]);
    const next = await post(backend, NAME, { body: { email: 'ada@example.com', fileName: 'cv.pdf' } });
    expect(next).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(await backend.database`select 1 from job_applications`).toHaveLength(0);
  });
});
