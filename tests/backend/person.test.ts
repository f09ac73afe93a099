/** Somebody asks what is stored about them, and to have it deleted. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../tools/backend/backend.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { outcomeOf } from '../../tools/shared/process.ts';
import { copyOfTemplate } from '../jest/backendTemplate/copy.ts';
import {
  application,
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

let backend: TestBackend;
let backups: string;

beforeAll(async () => {
  backend = await testBackend({ hasWebhookSink: true });
  backups = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await backend.stop();
  rmSync(backups, { recursive: true });
});

const inbox = (args: string, backupDir = backups) => runAsOwner(backend, `npm run --silent inbox -- ${args}`, backupDir);

const count = async (table: string) => (await backend.database`select 1 from ${backend.database(table)}`).count;

/** Sends all that a person can send. @returns the paths of the files */
async function sendEverything(email: string): Promise<string[]> {
  await post(backend, 'track-affiliate-lead', { body: { ...lead, email } });
  await post(backend, 'submit-contact-message', { body: { ...message, email } });
  const submitted = await uploadResume(backend, undefined, undefined, email);
  await post(backend, 'submit-job-application', { body: { ...application, email, resumePath: submitted } });
  return [submitted, await uploadResume(backend, undefined, undefined, email)];
}

type Shown = Record<'leads' | 'applications' | 'messages' | 'files' | 'events' | 'receivers', Record<string, unknown>[]>;

it('is shown, exported and deleted, in any letter case, and nothing of another person is', async () => {
  const paths = await sendEverything('Gone@Example.com');
  await sendEverything('stays@example.com');
  await eventually(async () => expect(await deliveriesTo(backend, 'applications')).toHaveLength(2));
  await eventually(async () => expect(await count('webhook_outbox')).toBe(6));

  const shown = await inbox('--person gone@example.com');
  expect(shown.output).toMatch(/Leads \(1\)[^]*Applications \(1\)[^]*Messages \(1\)[^]*Webhook deliveries \(3\)[^]*Files \(2\)/);
  expect(shown.output).not.toContain('stays@example.com');
  const exported = JSON.parse((await inbox('--person GONE@example.com --json')).output) as Shown;
  expect(exported).toMatchObject({ leads: [{ name: lead.name }], messages: [{ message: message.message }] });
  expect(exported.files.map(({ path }) => path).sort()).toEqual([...paths].sort());
  expect(exported.events.map(({ topic }) => topic).sort()).toEqual(['application', 'lead', 'message']);

  const deleted = await inbox('--person gone@EXAMPLE.com --delete');
  expect(deleted).toMatchObject({ code: 0 });
  expect(deleted.output).toContain('Deleted: 1 leads, 1 applications, 1 messages, 1 files without an application.');
  // What cannot be deleted from here: who got it, and when.
  const today = new Date().toISOString().slice(0, 10);
  for (const topic of ['lead', 'application', 'message']) {
    expect(deleted.output).toMatch(new RegExp(`127\\.0\\.0\\.1:\\d+ +${topic} +${today} [\\d:]+ +received`));
  }
  const after = JSON.parse((await inbox('--person gone@example.com --json')).output) as Shown;
  expect(Object.values(after).flat()).toEqual(['gone@example.com']);
  expect(await backend.database`select name from storage.objects where name in ${backend.database(paths)}`).toHaveLength(0);
  expect(await Promise.all(['affiliate_leads', 'job_applications', 'contact_messages', 'webhook_outbox'].map(count))).toEqual([
    1, 1, 1, 3,
  ]);
  // Nor does the local receiver keep a copy.
  const copies = await Promise.all((['leads', 'applications', 'messages'] as const).map((name) => deliveriesTo(backend, name)));
  expect(copies.flat().map(({ body }) => body.email)).toEqual(Array(3).fill('stays@example.com'));
});

it('is deleted by that command alone, because what a function deletes is on no list, and a restore would bring it back', async () => {
  const rows = await count('affiliate_leads');
  const functions = readdirSync(join(projectRoot(), 'supabase', 'functions')).filter((name) => !name.startsWith('_'));
  expect(functions.length).toBeGreaterThan(5);
  for (const name of functions) await postAsOwner(backend, name, { email: 'stays@example.com' });
  expect(await count('affiliate_leads')).toBe(rows);
});

it('is remembered without the email, in a file that its owner alone may read', async () => {
  const file = join(backups, 'deleted-people.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain('example.com');
});

it('is deleted again after the whole database was restored, without what came later', async () => {
  const email = 'returns@example.com';
  await post(backend, 'track-affiliate-lead', { body: { ...lead, email } });
  const before = [...(await backend.database`select * from affiliate_leads where email = ${email}`)];
  await inbox(`--person ${email} --delete`);
  for (const row of before) await backend.database`insert into affiliate_leads ${backend.database(row)}`;
  await post(backend, 'track-affiliate-lead', { body: { ...lead, email, name: 'Here Again' } });
  expect((await inbox('--delete-again')).output).toContain('Deleted: 1 rows');
  const left = await backend.database<{ name: string }[]>`select name from affiliate_leads where email = ${email}`;
  expect(left.map(({ name }) => name)).toEqual(['Here Again']);
});

it('is deleted again however wrong the clock of the machine was that deleted it', async () => {
  const email = 'behind@example.com';
  await post(backend, 'track-affiliate-lead', { body: { ...lead, email } });
  const before = [...(await backend.database`select * from affiliate_leads where email = ${email}`)];
  const anHourBehind = join(backups, 'clock.mjs');
  writeFileSync(
    anHourBehind,
    'globalThis.Date = class extends Date { constructor(...given) { super(...(given.length > 0 ? given : [Date.now() - 3_600_000])); } };',
  );
  await runAsOwner(
    backend,
    `NODE_OPTIONS='--import ${anHourBehind}' npm run --silent inbox -- --person ${email} --delete`,
    backups,
  );
  for (const row of before) await backend.database`insert into affiliate_leads ${backend.database(row)}`;
  expect((await inbox('--delete-again')).output).toContain('Deleted: 1 rows');
});

it.each([
  ['--delete', 'needs --person'],
  ['--person nobody', '"nobody" is not an email'],
])('%s is rejected', async (args, reason) => {
  const { code, output } = await inbox(args);
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
});

it('is not deleted while there is no place for the list, or one that git sees', async () => {
  const rows = await count('affiliate_leads');
  for (const [folder, reason] of [
    ['', 'Set BACKUP_DIR'],
    ['backups', 'is inside the project'],
    [join(projectRoot(), 'docs'), 'is inside the project'],
  ] as const) {
    const { code, output } = await inbox('--person stays@example.com --delete', folder);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(await count('affiliate_leads')).toBe(rows);
});

it('works on the embedded database, which need not run', async () => {
  const email = 'local@example.com';
  const dataDir = copyOfTemplate();
  const local = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' });
  await post(local, 'track-affiliate-lead', { body: { ...lead, email } });
  await uploadResume(local, undefined, undefined, email);
  await local.stop();
  const files = () => readdirSync(join(dataDir, 'storage'));
  expect(files()).toHaveLength(1);

  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of ['supabase', 'tools', 'node_modules', 'package.json']) {
    symlinkSync(join(projectRoot(), name), join(folder, name));
  }
  symlinkSync(dataDir, join(folder, '.local'));
  const env = { ...process.env, INBOX_DATABASE_URL: '', BACKUP_DIR: '' };
  const command = ['--import', 'tsx', 'tools/backend/inbox/cli.ts', '--person', email, '--delete'];
  const { output } = await outcomeOf(spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  expect(output).toContain('Deleted: 1 leads, 0 applications, 0 messages, 1 files without an application.');
  expect(files()).toEqual([]);
  expect(readFileSync(join(dataDir, 'deleted-people.json'), 'utf8')).toContain('hash');
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
});
