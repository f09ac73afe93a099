/** A project is lost, and restored by the commands of docs/operations.md. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLES } from '../../tools/backend/backup/backup.ts';
import {
  application,
  clientFor,
  deliveriesTo,
  eventually,
  lead,
  message,
  post,
  postAsOwner,
  runAsOwner,
  testBackend,
  uploadResume,
  type TestBackend,
} from './helpers.ts';

const document = readFileSync('docs/operations.md', 'utf8');

/** The command of the document that begins like this, without its comment. */
function documented(beginning: string): string {
  const line = document.split('\n').find((it) => it.trim().startsWith(beginning) && !it.includes('#'));
  if (!line) throw new Error(`docs/operations.md has no command ${beginning}.`);
  return line.trim();
}

const BACK_UP = documented('npm run backup');
const RESTORE = documented('npm run restore -- ');
const DELETE_PERSON = documented('npm run inbox -- --person person@example.com --delete');
const PERSON = 'person@example.com';

let backups: string;
const running: TestBackend[] = [];

beforeEach(() => (backups = mkdtempSync(join(tmpdir(), 'backups-'))));
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.stop();
  rmSync(backups, { recursive: true });
});

async function start(options?: Parameters<typeof testBackend>[0]): Promise<TestBackend> {
  const backend = await testBackend(options);
  running.push(backend);
  return backend;
}

async function lose(backend: TestBackend): Promise<void> {
  running.splice(running.indexOf(backend), 1);
  await backend.stop();
}

async function rowsOf({ database }: TestBackend) {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of TABLES) rows[table] = [...(await database`select * from ${database(table)}`)];
  return rows;
}

async function healthOf(backend: TestBackend) {
  const { status, body } = await postAsOwner(backend, 'health');
  return { status, checks: (body as { checks: Record<string, { ok: boolean }> }).checks };
}

const newestBackup = () =>
  join(
    backups,
    readdirSync(backups)
      .filter((name) => name.startsWith('20'))
      .sort()
      .at(-1) ?? '',
  );

const digest = async (link: string) =>
  createHash('sha256')
    .update(Buffer.from(await (await fetch(link)).arrayBuffer()))
    .digest('hex');

test('a backup has every table of visitors, and no table is forgotten', async () => {
  const backend = await start();
  const tables = await backend.database<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  expect([...TABLES].sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('a lost project is restored from its rows and files: nothing is missing, sent twice or stored twice', async () => {
  const DEAD_HOOK = 'http://127.0.0.1:9/hook';
  const lost = await start({ env: { LEAD_WEBHOOK_URL: DEAD_HOOK }, hasWebhookSink: true });
  const key = crypto.randomUUID();
  const waiting = await post(lost, 'track-affiliate-lead', { key, body: lead });
  await post(lost, 'submit-contact-message', { body: { ...message, elapsedMs: 1 } });
  const resumePath = await uploadResume(lost);
  const applied = await post(lost, 'submit-job-application', { body: { ...application, resumePath } });
  const { id, resumeFileUrl } = applied.body as { id: string; resumeFileUrl: string };
  await eventually(async () => expect(await deliveriesTo(lost, 'applications')).toHaveLength(1));
  const original = await digest(resumeFileUrl);
  // Somebody whose lead waits too, and who applied.
  await post(lost, 'track-affiliate-lead', { body: { ...lead, email: PERSON } });
  const theirPath = await uploadResume(lost, undefined, undefined, PERSON);
  await post(lost, 'submit-job-application', { body: { ...application, email: PERSON, resumePath: theirPath } });
  await eventually(async () => expect(await deliveriesTo(lost, 'applications')).toHaveLength(2));

  expect(await runAsOwner(lost, BACK_UP, backups)).toMatchObject({ code: 0 });
  expect(await runAsOwner(lost, DELETE_PERSON, backups)).toMatchObject({ code: 0 });
  const rows = await rowsOf(lost);
  await lose(lost);

  const restored = await start({ hasWebhookSink: true });
  expect(await runAsOwner(restored, RESTORE, backups)).toMatchObject({ code: 0 });

  expect(await rowsOf(restored)).toEqual(rows);
  expect(await restored.database`select name from storage.objects`.then((found) => [...found])).toEqual([{ name: resumePath }]);
  expect((await healthOf(restored)).status).toBe(200);
  // A visitor who never saw the response clicks again.
  expect((await post(restored, 'track-affiliate-lead', { key, body: lead })).body).toEqual(waiting.body);
  // The file opens by a new link; the links of the lost project were signed with its keys.
  const { data } = await clientFor(restored, restored.secretKey).storage.from('resumes').createSignedUrl(resumePath, 60);
  expect(await digest(data?.signedUrl ?? '')).toBe(original);
  // A waiting event is delivered once; a delivered one is not delivered again.
  await restored.database`update webhook_outbox set next_attempt_at = now() where status = 'pending'`;
  await eventually(async () => {
    await postAsOwner(restored, 'deliver-webhooks');
    expect(await deliveriesTo(restored, 'leads')).toHaveLength(1);
  });
  expect(await deliveriesTo(restored, 'applications')).toEqual([]);
  expect(await deliveriesTo(restored, 'messages')).toEqual([]);
  expect(await restored.database`select 1 from job_applications where id = ${id}`).toHaveLength(1);
});

test('a backup that is broken stops the restore with an error, and nothing is restored', async () => {
  const lost = await start();
  await post(lost, 'track-affiliate-lead', { body: lead });
  await post(lost, 'submit-contact-message', { body: message });
  await runAsOwner(lost, BACK_UP, backups);
  await lose(lost);
  const whole = newestBackup();
  const broken = join(backups, '2099-01-01T00-00-00Z');
  const restored = await start();
  const isEmpty = async () => Object.values(await rowsOf(restored)).flat().length === 0;

  /** Restores a copy of the backup, after `damage` has changed it. */
  const restoreBroken = async (damage: () => void) => {
    rmSync(broken, { recursive: true, force: true });
    cpSync(whole, broken, { recursive: true });
    damage();
    const { code, output } = await runAsOwner(restored, RESTORE, backups);
    expect([code, await isEmpty()]).toEqual([1, true]);
    return output;
  };
  const messages = join(broken, 'contact_messages.jsonl');
  // Cut off, as by a full disk.
  expect(await restoreBroken(() => truncateSync(messages, statSync(messages).size - 20))).toContain('is not what was backed up');
  expect(await restoreBroken(() => rmSync(messages))).toContain('is not what was backed up');
  expect(await restoreBroken(() => rmSync(join(broken, 'manifest.json')))).toContain('is not a whole backup');
  // What the database rejects takes the tables before it along.
  const rejected = await restoreBroken(() => {
    const rows = readFileSync(messages, 'utf8');
    writeFileSync(messages, rows + rows);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const manifest = readFileSync(join(broken, 'manifest.json'), 'utf8');
    writeFileSync(join(broken, 'manifest.json'), manifest.replace(hash(rows), hash(rows + rows)));
  });
  expect(rejected).toMatch(/contact_messages does not take these rows: duplicate key [^\n]* Nothing was restored\./);

  rmSync(broken, { recursive: true });
  expect(await runAsOwner(restored, RESTORE, backups)).toMatchObject({ code: 0 });
  expect((await runAsOwner(restored, RESTORE, backups)).output).toContain('affiliate_leads is not empty');
});

test('files that a backup lacks are named, health says so, and another backup brings them', async () => {
  const lost = await start();
  const resumePath = await uploadResume(lost);
  await post(lost, 'submit-job-application', { body: { ...application, resumePath } });
  await runAsOwner(lost, BACK_UP, backups);
  await lose(lost);
  const copy = join(newestBackup(), 'resumes', resumePath);
  renameSync(copy, `${copy}.away`);

  const restored = await start();
  const { code, output } = await runAsOwner(restored, RESTORE, backups);
  expect([code, output]).toEqual([1, expect.stringContaining(resumePath)]);
  expect(await healthOf(restored)).toMatchObject({ status: 503, checks: { files: { ok: false, missing: 1 } } });
  renameSync(`${copy}.away`, copy);
  expect(await runAsOwner(restored, `${RESTORE} --files-only`, backups)).toMatchObject({ code: 0 });
  expect(await healthOf(restored)).toMatchObject({ status: 200, checks: { files: { ok: true } } });
});

test('only their owner can read backups, old ones are deleted, and no copy outlives its original', async () => {
  const backend = await start();
  const paths: string[] = [];
  for (const days of [0, 350, 352]) {
    const resumePath = await uploadResume(backend);
    paths.push(resumePath);
    await post(backend, 'submit-job-application', { body: { ...application, resumePath } });
    await backend.database`
      update job_applications set created_at = now() - make_interval(days => ${days}) where resume_path = ${resumePath}`;
  }
  const day = (ago: number) => `${new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T00-00-00Z`;
  for (const name of [day(13), day(15), `${day(1)}.unfinished`, 'mine'])
    cpSync('docs/images', join(backups, name), { recursive: true });

  expect(await runAsOwner(backend, BACK_UP, backups)).toMatchObject({ code: 0 });

  const newest = newestBackup();
  expect(readdirSync(backups).sort()).toEqual([day(13), newest.slice(backups.length + 1), 'mine'].sort());
  for (const name of ['.', ...readdirSync(newest, { recursive: true, encoding: 'utf8' })]) {
    expect([name, statSync(join(newest, name)).mode & 0o077]).toEqual([name, 0]);
  }
  // Applications are deleted after 365 days, and backups after 14.
  const { files } = JSON.parse(readFileSync(join(newest, 'manifest.json'), 'utf8')) as { files: { path: string }[] };
  expect(files.map(({ path }) => path).sort()).toEqual(paths.slice(0, 2).sort());
  expect(readFileSync(join(newest, 'job_applications.jsonl'), 'utf8')).not.toContain(paths[2]);
  expect(readFileSync(join(newest, 'webhook_outbox.jsonl'), 'utf8')).not.toContain(paths[2]);
});
