import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteOld } from '../../supabase/functions/_shared/retention.ts';
import { application, lead, manyVisitors, message, post, postAsOwner, sharedBackend, uploadResume } from './helpers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const backend = sharedBackend({
  env: {
    ...manyVisitors,
    RETENTION_DAYS: '30',
    LEAD_RETENTION_DAYS: '60',
    MESSAGE_RETENTION_DAYS: '90',
    RESUME_LINK_DAYS: '45',
  },
  hasWebhookSink: true,
});

const asOwner = (name: string, body: unknown = {}) => postAsOwner(backend, name, body);

async function apply(email: string): Promise<{ id: string; path: string; link: string }> {
  const path = await uploadResume(backend, undefined, undefined, email);
  const { body } = await post(backend, 'submit-job-application', { body: { ...application, email, resumePath: path } });
  const { id, resumeFileUrl } = body as { id: string; resumeFileUrl: string };
  return { id, path, link: resumeFileUrl };
}

async function age(table: string, column: string, value: string, interval: string): Promise<void> {
  await backend.database.unsafe(`update ${table} set created_at = now() - $2::text::interval where ${column} = $1`, [
    value,
    interval,
  ]);
}

const stored = (path: string) => backend.database`select 1 from storage.objects where name = ${path}`.then((rows) => rows.length);
const events = (id: string) =>
  backend.database`select 1 from webhook_outbox where subject_id = ${id}`.then((rows) => rows.length);
const filesOnDisk = () => readdirSync(join(backend.dataDir, 'storage')).length;

describe('retention', () => {
  it('requires the secret key', async () => {
    expect((await post(backend, 'delete-old-records')).status).toBe(401);
  });

  it('deletes old applications with file and event, and orphaned uploads after a day, and nothing else', async () => {
    const [old, young] = [await apply('old@example.com'), await apply('young@example.com')];
    const [orphan, fresh] = [await uploadResume(backend), await uploadResume(backend)];
    await age('job_applications', 'id', old.id, '31 days');
    await age('job_applications', 'id', young.id, '29 days');
    for (const path of [old.path, young.path]) await age('storage.objects', 'name', path, '31 days');
    await age('storage.objects', 'name', orphan, '25 hours');
    await age('storage.objects', 'name', fresh, '23 hours');
    const filesBefore = filesOnDisk();

    expect((await asOwner('delete-old-records')).body).toMatchObject({ done: { applications: 1, uploads: 1 }, failed: [] });
    expect(filesOnDisk()).toBe(filesBefore - 2);
    expect(await Promise.all([old.path, young.path, orphan, fresh].map(stored))).toEqual([0, 1, 0, 1]);
    expect(await Promise.all([old.id, young.id].map(events))).toEqual([0, 1]);
    expect((await asOwner('delete-old-records')).body).toMatchObject({ done: { applications: 0, uploads: 0 }, failed: [] });
  });

  it('deletes a file before the link that was set to last longer, which then opens nothing', async () => {
    const { id, link } = await apply('linked@example.com');
    const [, claims = ''] = new URL(link).searchParams.get('token')?.split('.') ?? [];
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number };
    expect((exp - iat) / (24 * 60 * 60)).toBe(45);
    expect((await fetch(link)).status).toBe(200);
    await age('job_applications', 'id', id, '31 days');
    await asOwner('delete-old-records');
    expect((await fetch(link)).status).toBe(400);
  });

  it('deletes leads and messages, with their events, after the days that are set', async () => {
    const submit = async (name: string, body: object) => ((await post(backend, name, { body })).body as { id: string }).id;
    const leads = [await submit('track-affiliate-lead', lead), await submit('track-affiliate-lead', lead)];
    const messages = [await submit('submit-contact-message', message), await submit('submit-contact-message', message)];
    await age('affiliate_leads', 'id', leads[0] ?? '', '61 days');
    await age('affiliate_leads', 'id', leads[1] ?? '', '59 days');
    await age('contact_messages', 'id', messages[0] ?? '', '91 days');
    await age('contact_messages', 'id', messages[1] ?? '', '89 days');
    expect((await asOwner('delete-old-records')).body).toMatchObject({ done: { leads: 1, messages: 1 } });
    expect(await Promise.all([...leads, ...messages].map(events))).toEqual([0, 1, 0, 1]);
  });

  it('empties the payload of an event thirty days after delivery, and nothing else', async () => {
    const insert = (status: string, days: number) =>
      backend.database<{ id: string }[]>`
      insert into webhook_outbox (topic, subject_id, payload, status, delivered_at)
      values ('lead', ${crypto.randomUUID()}, '{"email":"a@b.co"}', ${status},
              ${status === 'delivered' ? new Date(Date.now() - days * DAY_MS) : null})
      returning id`.then(([row]) => row?.id ?? '');
    const ids = [await insert('delivered', 31), await insert('delivered', 29), await insert('dead', 0), await insert('held', 0)];
    expect((await asOwner('delete-old-records')).body).toMatchObject({ done: { payloads: 1 } });
    const rows = await backend.database<
      { id: string; payload: unknown }[]
    >`select id, payload from webhook_outbox where id in ${backend.database(ids)}`;
    const payloads = ids.map((id) => rows.find((row) => row.id === id)?.payload);
    expect(payloads).toEqual([{}, { email: 'a@b.co' }, { email: 'a@b.co' }, { email: 'a@b.co' }]);
  });

  it('deletes the events of rows that were deleted by hand, after a day', async () => {
    const submit = async () => ((await post(backend, 'track-affiliate-lead', { body: lead })).body as { id: string }).id;
    const [old, young, whole] = [await submit(), await submit(), await submit()];
    await backend.database`delete from affiliate_leads where id in ${backend.database([old, young])}`;
    for (const id of [old, whole]) await age('webhook_outbox', 'subject_id', id, '25 hours');
    expect((await asOwner('delete-old-records')).body).toMatchObject({ done: { events: 1 }, failed: [] });
    expect(await Promise.all([old, young, whole].map(events))).toEqual([0, 1, 1]);
  });

  it('runs every step when one fails, names the failed one, and is not recorded', async () => {
    const [old, orphan] = [await apply('failing@example.com'), await uploadResume(backend)];
    await age('job_applications', 'id', old.id, '31 days');
    await age('storage.objects', 'name', orphan, '25 hours');
    const lastRun = () => backend.database`select finished_at from private.job_runs where name = 'delete-old-records'`;
    const before = [...(await lastRun())];
    await backend.database`alter table affiliate_leads rename to hidden`;
    const { status, body } = await asOwner('delete-old-records');
    await backend.database`alter table hidden rename to affiliate_leads`;
    expect([status, body]).toMatchObject([
      500,
      { failed: ['leads', 'events'], done: { applications: 1, uploads: 1, messages: 0 } },
    ]);
    // The table is missing.
    const log = readFileSync(join(backend.dataDir, 'functions.log'), 'utf8');
    expect(log).toMatch(/"outcome":"failed_leads","errorCode":"42P01"/);
    expect([...(await lastRun())]).toEqual(before);
  });

  it('stops when a file cannot be deleted', async () => {
    const records = { database: backend.functionDatabase, storage: { remove: () => Promise.resolve() } };
    const orphan = await uploadResume(backend);
    await age('storage.objects', 'name', orphan, '25 hours');
    await age('private.resume_uploads', 'path', orphan, '25 hours');
    const causes: unknown[] = [];
    const run = await deleteOld(records, { applicationDays: null, leadDays: null, messageDays: null }, new Date(), (...failure) =>
      causes.push(failure),
    );
    // Storage reported that it removed the file, but it still exists: the next run tries again.
    expect(run).toEqual({ done: { events: 0, payloads: 0, counters: expect.any(Number) as number }, failed: ['uploads'] });
    expect(causes).toMatchObject([['uploads', { message: 'What was deleted is still there.' }]]);
    expect(await stored(orphan)).toBe(1);
    // It is still known whose file it is.
    expect(await backend.database`select email from private.resume_uploads where path = ${orphan}`).toHaveLength(1);
  });

  it('deletes the counters of past hours', async () => {
    await backend.database`insert into private.rate_limits (subject, window_start)
      values ('long gone', now() - interval '3 hours'), ('just now', date_trunc('hour', now()))`;
    await asOwner('delete-old-records');
    const subjects = await backend.database<{ subject: string }[]>`
      select subject from private.rate_limits where subject in ('long gone', 'just now')`;
    expect(subjects.map(({ subject }) => subject)).toEqual(['just now']);
  });
});
