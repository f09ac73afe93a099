import { createClient } from '@supabase/supabase-js';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { applicant, uploadedResume } from '../../mocks/fixtures/application.ts';
import { sender } from '../../mocks/fixtures/contactMessage.ts';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { connect, type Database } from '../../supabase/functions/_shared/database.ts';
import { readDatabaseAddress } from '../../supabase/functions/_shared/databaseAddress.ts';
import { startBackend, type Backend, type BackendOptions } from '../../tools/backend/backend.ts';
import { outcomeOf } from '../../tools/shared/process.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { copyOfTemplate } from '../jest/backendTemplate/copy.ts';

export { manyVisitors } from '../e2e/helpers/environment.ts';

/** A running backend with its own data folder, and connections to its database: the test's, and one as functions have it. */
export type TestBackend = Backend & { dataDir: string; database: Sql; functionDatabase: Database };

/** A function's own connection to a database. */
export const connectTo = (databaseUrl: string) => connect(readDatabaseAddress(databaseUrl, 'SUPABASE_DB_URL', null));

/** Starts a backend on free ports. */
export async function testBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const dataDir = copyOfTemplate();
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const backend = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173', ...options }).catch(
    (error: unknown) => {
      removeData();
      throw error;
    },
  );
  // Tests change tables, which would make prepared statements invalid.
  const database = postgres(backend.dbUrl, { max: 3, prepare: false, onnotice: () => undefined });
  const functionDatabase = connectTo(backend.dbUrl);
  const stop = async () => {
    await Promise.all([database.end({ timeout: 1 }), functionDatabase.end()]);
    await backend.stop();
    removeData();
  };
  return { ...backend, stop, dataDir, database, functionDatabase };
}

/**
 * Runs a command of an owner on a backend as on a hosted project.
 *
 * @param command in a shell, for example `npm run inbox -- --json`
 * @returns its exit code, and what it printed on both channels
 */
export async function runAsOwner(backend: Backend, command: string, backupDir: string) {
  const { dbUrl, url, secretKey } = backend;
  const given = { INBOX_DATABASE_URL: dbUrl, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, BACKUP_DIR: backupDir };
  return outcomeOf(spawn('sh', ['-c', command], { env: { ...process.env, ...given }, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** A backend for all tests of a file or a `describe`. It starts before them, which fills the returned object in, and stops after them. */
export function sharedBackend(options?: Partial<BackendOptions>): TestBackend {
  const backend = {} as TestBackend;
  let starting: Promise<TestBackend> | undefined;
  beforeAll(async () => {
    starting = testBackend(options);
    Object.assign(backend, await starting);
  });
  // One that starts too late for the hook is stopped too.
  afterAll(() => starting?.then(({ stop }) => stop()));
  return backend;
}

/** A supabase-js client for a running backend, which leaves no timers or connections open. */
export function clientFor(backend: Backend, key = backend.publishableKey) {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js requires a transport on Node 20, though nothing here opens one.
    realtime: { transport: noWebSocket as unknown as typeof WebSocket },
  });
}

function noWebSocket(): never {
  throw new Error('No test opens a web socket.');
}

/** What the functions get from the forms, of the visitors in `mocks/fixtures`. */
export const lead = { ...visitor, trackingId: null, refId: null };
export const message = sender;
export const application = {
  position: 'Lead Product Manager',
  fullName: `${applicant.firstName} ${applicant.lastName}`,
  email: applicant.email,
  phone: applicant.phone,
  linkedinUrl: applicant.linkedIn,
  resumeFileName: uploadedResume.fileName,
  resumeFileUrl: '',
  coverLetter: applicant.coverLetter,
  yearsExperience: applicant.experience,
  startDate: applicant.availability,
  salaryExpectations: applicant.salary,
  preferredWorkArrangement: applicant.referral,
  additionalInfo: '',
  agreesToTerms: true,
};

export type Post = {
  /** The body, which is sent as JSON unless it is a text or a blob. */
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
};

/** A request to a function, as a browser would send it. */
export function functionRequest(name: string, { body = lead, key, headers }: Post = {}, base = 'http://127.0.0.1'): Request {
  return new Request(`${base}/${name}`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
      'idempotency-key': key ?? crypto.randomUUID(),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** Posts to a function of a running backend. */
export async function post(backend: Backend, name: string, options: Post = {}) {
  const response = await fetch(functionRequest(name, options, `${backend.url}/functions/v1`));
  return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
}

/** Posts to a function for the owner or the schedule. */
export const postAsOwner = (backend: Backend, name: string, body: unknown = {}) =>
  post(backend, name, { body, headers: { apikey: backend.secretKey } });

/** The requests that a backend's webhook sink received, oldest first. */
export async function deliveriesTo(backend: Backend, name: 'leads' | 'applications' | 'messages') {
  const response = await fetch(`${backend.url}/fakes/webhooks/${name}`);
  const { deliveries } = (await response.json()) as { deliveries: Delivered[] };
  return deliveries.reverse();
}

/** One post to the webhook sink. */
type Delivered = {
  event_id: string | null;
  accepted: boolean;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

/** Waits until a check passes, and fails with its last error after `milliseconds`, or longer on a busy machine. */
export async function eventually(check: () => Promise<void>, milliseconds = 10_000): Promise<void> {
  const giveUpAt = Date.now() + timeLimit(milliseconds);
  for (;;) {
    try {
      await check();
      return;
    } catch (cause) {
      if (Date.now() > giveUpAt) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Requests an upload address, as a visitor does. */
export async function uploadAddress(backend: Backend, fileName = 'cv.pdf', email: string = application.email) {
  const { status, body } = await post(backend, 'create-resume-upload', { body: { email, fileName } });
  if (status !== 200) throw new Error(`create-resume-upload responded with ${status}: ${JSON.stringify(body)}`);
  return body as { path: string; token: string };
}

const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Uploads a file as the form does, and returns its path. */
export async function uploadResume(
  backend: Backend,
  bytes: Buffer = pdf(),
  kind: keyof typeof mediaTypes = 'pdf',
  email?: string,
): Promise<string> {
  const { path, token } = await uploadAddress(backend, `cv.${kind}`, email);
  const file = new File([new Uint8Array(bytes)], `cv.${kind}`, { type: mediaTypes[kind] });
  const { error } = await clientFor(backend).storage.from('resumes').uploadToSignedUrl(path, token, file);
  if (error) throw error;
  return path;
}
