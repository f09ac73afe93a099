/** What a visitor, who has only the publishable key, cannot read or change. */
import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { clientFor, sharedBackend, uploadResume } from './helpers.ts';

const backend = sharedBackend();
let path: string;
let before: unknown;

const content = () => backend.database`select * from storage.objects order by name`.then((rows) => [...rows]);

beforeAll(async () => {
  path = await uploadResume(backend);
  before = await content();
});

/** The number of rows that a browser's role reads or changes, or the error code. */
const as = (role: string, statement: string): Promise<number | string> =>
  backend.database
    .begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      return (await tx.unsafe(statement)).count;
    })
    .catch((cause: unknown) => (cause as { code: string }).code);

describe.each(['anon', 'authenticated'])('in SQL, %s', (role) => {
  it.each([
    ['adds', `insert into storage.objects (bucket_id, name) values ('resumes', '${crypto.randomUUID()}/cv.pdf')`, '42501'],
    ['reads', `select * from storage.objects`, 0],
    ['overwrites', `update storage.objects set name = name, metadata = '{}'`, 0],
    ['deletes', `delete from storage.objects`, '42501'],
    ['empties', `truncate storage.objects`, '42501'],
    ['reads a bucket', `select * from storage.buckets`, 0],
    ['opens a bucket', `update storage.buckets set public = true`, 0],
    ['makes a bucket', `insert into storage.buckets (id, name) values ('mine', 'mine')`, '42501'],
    ['deletes a bucket', `delete from storage.buckets`, '42501'],
  ])('%s nothing in Storage', async (_verb, statement, expected) => {
    expect(await as(role, statement)).toBe(expected);
    expect(await content()).toEqual(before);
  });

  it('deletes nothing even with the setting that the Storage API uses', async () => {
    await backend.database.begin(async (tx) => {
      await tx`select set_config('storage.allow_delete_query', 'true', true)`;
      await tx.unsafe(`set local role ${role}`);
      expect((await tx`delete from storage.objects`).count).toBe(0);
    });
    expect(await content()).toEqual(before);
  });

  it('cannot call any function in the private schema', async () => {
    const [found] = await backend.database<{ count: number }[]>`
      select count(*)::int as count from pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege(${role}, oid, 'execute')
        and has_schema_privilege(${role}, 'private', 'usage')`;
    expect(found?.count).toBe(0);
  });
});

/** Tables of visitors' data and of the backend itself, with a column that can hold text. */
const TABLES = {
  'public.affiliate_leads': 'name',
  'public.job_applications': 'position',
  'public.contact_messages': 'message',
  'public.webhook_outbox': 'status',
  'private.rate_limits': 'subject',
  'private.resume_uploads': 'email',
  'private.job_runs': 'name',
  'private.csp_violations': 'page',
};

it.each(Object.entries(TABLES))('no browser role can use the table %s, and no policy lets it', async (table, column) => {
  for (const role of ['anon', 'authenticated']) {
    for (const statement of [
      `select * from ${table}`,
      `insert into ${table} default values`,
      `update ${table} set ${column} = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      expect([statement, await as(role, statement)]).toEqual([statement, '42501']);
    }
  }
  expect(await backend.database`select 1 from pg_policies where schemaname || '.' || tablename = ${table}`).toHaveLength(0);
});

describe('over HTTP, without the secret key', () => {
  it('the bucket can be neither read nor changed', async () => {
    const bucket = clientFor(backend).storage.from('resumes');
    const file = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
    const other = `${crypto.randomUUID()}/cv.pdf`;
    const rejected = [
      await bucket.download(path),
      await bucket.createSignedUrl(path, 60),
      await bucket.createSignedUploadUrl(path),
      await bucket.upload(path, file),
      await bucket.upload(other, file),
    ];
    for (const { data, error } of rejected) {
      expect([data, error === null]).toEqual([null, false]);
    }
    expect((await bucket.remove([path])).data).toEqual([]);
    expect((await fetch(bucket.getPublicUrl(path).data.publicUrl)).status).toBe(400);
    expect(await content()).toEqual(before);
  });
});
