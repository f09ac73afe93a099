import { applicationSchema } from '../../supabase/functions/_shared/applicationBody.ts';
import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { freshResumeLinks } from '../../supabase/functions/_shared/resumeLinks.ts';
import { makeHandler } from '../../supabase/functions/submit-job-application/handler.ts';
import { nearMisses } from '../nearMisses.ts';
import { claimedEvent, fakeForm, type FormSetUp } from './fakes.ts';
import { application, clientFor, deliveriesTo, eventually, manyVisitors, post, sharedBackend, uploadResume } from './helpers.ts';
import { anotherOf } from './schemas.ts';

const NAME = 'submit-job-application';

describe('an application', () => {
  const LINK = 'https://link.example/cv';
  const FOLDER = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const body = { ...application, resumePath: `${FOLDER}/cv.pdf`, additionalInfo: 'More' };
  const withWebhook = { env: { APPLICATION_WEBHOOK_URL: 'https://hooks.example' } };

  type File = { bytes: Uint8Array | null; link: string | null };

  /** Sets up the function with an uploaded file. */
  function setUp(settings: FormSetUp = {}, file: Partial<File> = {}) {
    const found: File = { bytes: pdf(), link: LINK, ...file };
    const uploaded = { size: pdf().length, email: application.email, human: 'confirmed' } as const;
    const files = { find: () => Promise.resolve(uploaded) };
    const storage = { read: () => Promise.resolve(found.bytes), sign: () => Promise.resolve(found.link) };
    return fakeForm(NAME, 'application', body, (deps) => makeHandler({ ...deps, files, storage, linkSeconds: 60 }), settings);
  }

  it('is stored with the kind and size of its file, and announced with a link', async () => {
    const { send, submitted, checked } = setUp(withWebhook);
    const { status, body: response } = await send();
    const [stored] = submitted;
    const eventId = stored?.event?.id;
    expect([status, response]).toEqual([
      200,
      { id: stored?.row.id, eventId, resumeFileUrl: LINK, reference: referenceOf(String(response.id)) },
    ]);
    expect(stored).toMatchObject({ table: 'job_applications', event: { topic: 'application' } });
    expect(stored?.row).toEqual({
      id: response.id,
      position: application.position,
      full_name: 'Imani Okafor',
      email: application.email,
      phone: application.phone,
      linkedin_url: application.linkedinUrl,
      resume_file_name: 'Imani Okafor résumé.pdf',
      resume_path: body.resumePath,
      resume_type: 'pdf',
      resume_bytes: pdf().length,
      cover_letter: application.coverLetter,
      years_experience: '4-5',
      start_date: '2-weeks',
      salary_expectations: '$5,500',
      preferred_work_arrangement: 'linkedin',
      additional_info: 'More',
      agrees_to_terms: true,
    });
    expect(stored?.event?.payload).toEqual({
      ...application,
      additionalInfo: 'More',
      resumeFileUrl: LINK,
      firstName: 'Imani',
      lastName: 'Okafor',
      submittedAt: '2026-01-05T12:00:00.000Z',
      eventId,
      applicationId: response.id,
    });
    // The visitor was already checked at the upload.
    expect(checked).toEqual([]);
  });

  it('is announced with the names as typed', async () => {
    const { send, submitted } = setUp(withWebhook);
    const names = { fullName: 'Mary Ann Lee', firstName: 'Mary Ann', lastName: 'Lee' };
    await send({ body: { ...body, ...names } });
    expect(submitted[0]?.event?.payload).toMatchObject(names);
  });

  const others: Record<string, string> = {
    email: application.email.toUpperCase(),
    phone: '(713) 555-0199',
    linkedinUrl: 'https://www.linkedin.com/in/other',
    resumePath: `${FOLDER}/other.pdf`,
    coverLetter: 'https://www.loom.com/share/other',
  };
  // The parts of the full name, another way to the path, what must be true, and what signs a person.
  const without = ['firstName', 'lastName', 'resumeFileUrl', 'agreesToTerms', 'website', 'elapsedMs'];
  const content = Object.keys(applicationSchema.fields).filter((field) => !without.includes(field));

  it.each(content)('is another when %s changes, which is stored, and the same when only the fill time does', async (field) => {
    const value = others[field] ?? anotherOf(applicationSchema, field);
    const { send, submitted } = setUp();
    await send();
    await send({ body: { ...body, elapsedMs: 5000 } });
    await send({ body: { ...body, [field]: value } });
    const [first, same, other] = submitted.map(({ contentHash }) => contentHash);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
    expect(Object.values(submitted[2]?.row ?? {})).toContain(value);
  });

  it('with a file of another email is rejected, however like', async () => {
    const { send, submitted } = setUp();
    for (const email of nearMisses(application.email).filter((one) => one.includes('@')))
      expect(await send({ body: { ...body, email } })).toMatchObject({ status: 409, body: { code: 'resume_of_another' } });
    expect(submitted).toEqual([]);
  });

  // The other rejections of a file are compared with the mocks in `tests/contract`.
  it.each<[string, Partial<File>]>([
    ['that is gone', { bytes: null }],
    ['without a link', { link: null }],
  ])('with a file %s is rejected', async (_what, file) => {
    const { send, submitted } = setUp({}, file);
    expect(await send()).toMatchObject({ status: 400, body: { code: 'resume_missing', field: 'resume' } });
    expect(submitted).toEqual([]);
  });

  it('gets the first response when a concurrent request with the same key stored it, and so has its file', async () => {
    const first = setUp();
    await first.send();
    const earlier = { contentHash: first.submitted[0]?.contentHash ?? '', response: { id: 'first' } };
    const used = Object.assign(new Error('duplicate key'), { constraint: 'job_applications_resume_path_key' });
    const store = jest.fn().mockResolvedValue({ kind: 'exists', earlier }).mockRejectedValueOnce(used);
    expect(await setUp({ store }).send()).toMatchObject({ status: 200, body: { id: 'first' } });
  });
});

describe('in the whole backend, an application', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  let now = new Date();
  const backend = sharedBackend({ clock: () => now, faults: true, env: manyVisitors, hasWebhookSink: true });

  const send = (change: Record<string, unknown>, key: string = crypto.randomUUID()) =>
    post(backend, NAME, { body: { ...application, ...change }, key });

  type Stored = { id: string; eventId: string; resumeFileUrl: string };

  it('is stored, gets a signed link for 30 days, and is sent to the webhook', async () => {
    const resumePath = await uploadResume(backend);
    const publicUrl = clientFor(backend).storage.from('resumes').getPublicUrl(resumePath).data.publicUrl;
    // The path alone, or the public address alone, names the file.
    const { status, body } = await send({ resumeFileUrl: publicUrl });
    expect(status).toBe(200);
    const { id, eventId, resumeFileUrl } = body as Stored;
    const [row] = await backend.database`select * from job_applications where id = ${id}`;
    expect(row).toMatchObject({
      full_name: application.fullName,
      resume_path: resumePath,
      resume_type: 'pdf',
      resume_bytes: pdf().length,
      additional_info: null,
      agrees_to_terms: true,
    });

    await eventually(async () => {
      const delivered = await deliveriesTo(backend, 'applications');
      expect(delivered).toMatchObject([{ body: { resumeFileUrl, eventId, applicationId: id } }]);
    });

    expect((await fetch(publicUrl)).status).toBe(400);
    const signedAt = now;
    expect(await (await fetch(resumeFileUrl)).text()).toBe(pdf().toString());
    now = new Date(signedAt.getTime() + 30 * DAY_MS - 5000);
    expect((await fetch(resumeFileUrl)).status).toBe(200);
    now = new Date(signedAt.getTime() + 30 * DAY_MS + 5000);
    expect((await fetch(resumeFileUrl)).status).toBe(400);
    now = signedAt;
  });

  it('has a file that a later delivery finds by the application’s id', async () => {
    const resumePath = await uploadResume(backend);
    const { id } = (await send({ resumePath })).body as Stored;
    const sign = jest.fn(() => Promise.resolve('https://link.example/new'));
    const event = { ...claimedEvent, topic: 'application', subjectId: id, payload: {} } as const;
    const refreshed = await freshResumeLinks(backend.functionDatabase, { sign }, 3600)(event);
    expect(refreshed).toEqual({ resumeFileUrl: 'https://link.example/new' });
    expect(sign.mock.calls).toEqual([[resumePath, 3600]]);
  });

  it('is stored once, with its file, for twenty parallel posts of one key', async () => {
    const [key, resumePath] = [crypto.randomUUID(), await uploadResume(backend)];
    const responses = await Promise.all(Array.from({ length: 20 }, () => send({ resumePath }, key)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${(body as Stored).id}`)).size).toBe(1);
    expect(await backend.database`select 1 from job_applications where resume_path = ${resumePath}`).toHaveLength(1);
  });
});
