import { createHash } from 'node:crypto';
import { createReviewer } from '../../tools/backend/reviewers/reviewers';
import { decideChanges, listDecisions } from '../../tools/visual/review/client';
import {
  application,
  clientFor,
  deliveriesTo,
  eventually,
  lead,
  message,
  post,
  postAsOwner,
  testBackend,
  uploadResume,
  type TestBackend,
} from './helpers';

/** In the order of docs/operations.md. */
const TABLES = [
  ...['affiliate_leads', 'job_applications', 'contact_messages', 'webhook_outbox'],
  ...['visual_reviewers', 'visual_decisions'],
];

type Dump = { rows: Record<string, Record<string, unknown>[]>; files: Map<string, Blob> };

/** The same data as `pg_dump --data-only` and a copy of the bucket. */
async function backUp(backend: TestBackend): Promise<Dump> {
  const { database } = backend;
  const rows: Dump['rows'] = {};
  for (const table of TABLES) rows[table] = [...(await database`select * from ${database(table)}`)];
  const bucket = clientFor(backend, backend.secretKey).storage.from('resumes');
  const files: Dump['files'] = new Map();
  for (const { path } of await database<{ path: string }[]>`select resume_path as path from job_applications`) {
    const { data } = await bucket.download(path);
    if (data) files.set(path, data);
  }
  return { rows, files };
}

async function restore({ rows, files }: Dump, backend: TestBackend): Promise<void> {
  const { database } = backend;
  for (const table of TABLES)
    for (const row of rows[table] ?? []) await database`insert into ${database(table)} ${database(row)}`;
  const bucket = clientFor(backend, backend.secretKey).storage.from('resumes');
  for (const [path, file] of files) {
    const { error } = await bucket.upload(path, file, { contentType: 'application/pdf' });
    if (error) throw error;
  }
}

const digest = async (link: string) =>
  createHash('sha256')
    .update(Buffer.from(await (await fetch(link)).arrayBuffer()))
    .digest('hex');

it('a lost project is restored from its rows and files: nothing is missing, sent twice or stored twice', async () => {
  const DEAD_HOOK = 'http://127.0.0.1:9/hook';
  const lost = await testBackend({ env: { LEAD_WEBHOOK_URL: DEAD_HOOK }, hasWebhookSink: true });
  const key = crypto.randomUUID();
  const waiting = await post(lost, 'track-affiliate-lead', { key, body: lead });
  await post(lost, 'submit-contact-message', { body: { ...message, elapsedMs: 1 } });
  const resumePath = await uploadResume(lost);
  const applied = await post(lost, 'submit-job-application', { body: { ...application, resumePath } });
  const { id, resumeFileUrl } = applied.body as { id: string; resumeFileUrl: string };
  await eventually(async () => expect(await deliveriesTo(lost, 'applications')).toHaveLength(1));
  const reviewKey = await createReviewer(lost.database, 'Ada');
  const seen = 'a'.repeat(64);
  const approval = {
    storyId: 'hero--default',
    mode: 'phone',
    accepted: null,
    current: seen,
    verdict: 'approved',
    note: '',
  } as const;
  await decideChanges(`${lost.url}/functions/v1`, reviewKey, [approval]);
  const original = await digest(resumeFileUrl);
  const dump = await backUp(lost);
  await lost.stop();

  const restored = await testBackend({ hasWebhookSink: true });
  await restore(dump, restored);

  expect(await backUp(restored)).toEqual({ rows: dump.rows, files: expect.any(Map) as Map<string, Blob> });
  // A visitor who never saw the response clicks again.
  expect((await post(restored, 'track-affiliate-lead', { key, body: lead })).body).toEqual(waiting.body);
  // The file opens by a new link; the links of the lost project were signed with its keys.
  const { data } = await clientFor(restored, restored.secretKey).storage.from('resumes').createSignedUrl(resumePath, 60);
  expect(await digest(data?.signedUrl ?? '')).toBe(original);
  // Reviewers keep their keys, and their decisions.
  const listed = await listDecisions(`${restored.url}/functions/v1`, reviewKey, [seen]);
  expect(listed).toMatchObject({ ok: true, decisions: [{ ...approval, by: 'Ada' }] });
  // A waiting event is delivered once; a delivered one is not delivered again.
  await restored.database`update webhook_outbox set next_attempt_at = now() where status = 'pending'`;
  await eventually(async () => {
    await postAsOwner(restored, 'deliver-webhooks');
    expect(await deliveriesTo(restored, 'leads')).toHaveLength(1);
  });
  expect(await deliveriesTo(restored, 'applications')).toEqual([]);
  expect(await deliveriesTo(restored, 'messages')).toEqual([]);
  const deleted = await postAsOwner(restored, 'delete-by-email', { email: application.email });
  expect(deleted.body).toMatchObject({ applications: 1 });
  expect(await restored.database`select 1 from job_applications where id = ${id}`).toHaveLength(0);
  await restored.stop();
});
