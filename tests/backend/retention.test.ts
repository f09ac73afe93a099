import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../local/backend';
import { application, lead, message, post, testBackend } from './helpers';
import { uploadResume } from './resumes';

let backend: Backend & { dataDir: string };
let database: Sql;

beforeAll(async () => {
  backend = await testBackend({ env: { RETENTION_DAYS: '30' } });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
}, 30_000);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const asOwner = (name: string, body: unknown = {}) => post(backend, name, { body, headers: { apikey: backend.secretKey } });

async function apply(email: string): Promise<{ id: string; path: string }> {
  const path = await uploadResume(backend);
  const { body } = await post(backend, 'submit-job-application', { body: { ...application, email, resumePath: path } });
  return { id: (body as { id: string }).id, path };
}

async function age(table: string, column: string, value: string, interval: string): Promise<void> {
  await database.unsafe(`update ${table} set created_at = now() - $2::text::interval where ${column} = $1`, [value, interval]);
}

const stored = (path: string) => database`select 1 from storage.objects where name = ${path}`.then((rows) => rows.length);
const events = (id: string) => database`select 1 from webhook_outbox where subject_id = ${id}`.then((rows) => rows.length);
const filesOnDisk = () => readdirSync(join(backend.dataDir, 'storage')).length;

describe('retention', () => {
  it('deletes old applications with file and event, and orphans after a day, and nothing else', async () => {
    const [old, young] = [await apply('old@example.com'), await apply('young@example.com')];
    const [orphan, fresh] = [await uploadResume(backend), await uploadResume(backend)];
    await age('job_applications', 'id', old.id, '31 days');
    await age('job_applications', 'id', young.id, '29 days');
    for (const path of [old.path, young.path]) await age('storage.objects', 'name', path, '31 days');
    await age('storage.objects', 'name', orphan, '25 hours');
    await age('storage.objects', 'name', fresh, '23 hours');
    const filesBefore = filesOnDisk();

    expect((await asOwner('delete-old-records')).body).toEqual({ applications: 1, orphans: 1 });
    expect(filesOnDisk()).toBe(filesBefore - 2);
    expect(await Promise.all([old.path, young.path, orphan, fresh].map(stored))).toEqual([0, 1, 0, 1]);
    expect(await Promise.all([old.id, young.id].map(events))).toEqual([0, 1]);
    expect((await asOwner('delete-old-records')).body).toEqual({ applications: 0, orphans: 0 });
  });

  it('forgets whom it counted in past hours', async () => {
    await database`insert into private.rate_limits (subject, window_start)
      values ('long gone', now() - interval '3 hours'), ('just now', date_trunc('hour', now()))`;
    await asOwner('delete-old-records');
    const subjects = await database<{ subject: string }[]>`
      select subject from private.rate_limits where subject in ('long gone', 'just now')`;
    expect(subjects.map(({ subject }) => subject)).toEqual(['just now']);
  });
});

describe('delete-by-email', () => {
  it('leaves nothing of that person, and all of the others', async () => {
    const [theirs, others] = [await apply('Gone@Example.com'), await apply('stays@example.com')];
    await post(backend, 'track-affiliate-lead', { body: { ...lead, email: 'gone@example.com' } });
    await post(backend, 'submit-contact-message', { body: { ...message, email: 'GONE@example.com' } });
    await post(backend, 'submit-contact-message', { body: message });

    const { body } = await asOwner('delete-by-email', { email: 'gone@example.COM' });
    expect(body).toEqual({ leads: 1, applications: 1, messages: 1 });
    expect(await Promise.all([theirs.path, others.path].map(stored))).toEqual([0, 1]);
    const left = await database<{ count: number }[]>`
      select count(*)::int as count from webhook_outbox where lower(payload ->> 'email') = 'gone@example.com'`;
    expect(left[0]?.count).toBe(0);
    expect((await asOwner('delete-by-email', { email: 'gone@example.com' })).body).toEqual({
      ...{ leads: 0, applications: 0, messages: 0 },
    });
  });

  it('wants an email and the secret key', async () => {
    expect((await asOwner('delete-by-email', {})).body).toMatchObject({ field: 'email' });
    for (const name of ['delete-by-email', 'delete-old-records']) {
      expect((await post(backend, name, { body: { email: 'gone@example.com' } })).status).toBe(401);
    }
  });
});
