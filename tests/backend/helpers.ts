import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend, type BackendOptions } from '../../local/backend';

/** A folder of its own for a test, and its removal. */
export function tempDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'backend-test-'));
  // PostgreSQL may run as another user.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A backend on free ports, with its own data folder. */
export async function testBackend(options: Partial<BackendOptions> = {}): Promise<Backend & { dataDir: string }> {
  const dir = tempDir();
  const backend = await startBackend({
    dataDir: dir.path,
    port: 0,
    dbPort: 0,
    siteOrigin: 'http://127.0.0.1:4173',
    ...options,
  });
  const stop = async () => {
    await backend.stop();
    dir.remove();
  };
  return { ...backend, stop, dataDir: dir.path };
}

export const lead = {
  name: 'Ada Byron Lovelace',
  email: 'ada@example.com',
  phone: '(713) 555-0142',
  businessName: 'Analytical Fitness',
  trackingId: null,
  refId: null,
};

type Post = {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
};

/** A request to a function, as a browser would send it. */
export function functionRequest(name: string, { body = lead, key, headers }: Post = {}): Request {
  return new Request(`http://127.0.0.1/${name}`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
      'idempotency-key': key ?? crypto.randomUUID(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts to a function of a running backend. */
export async function post(
  backend: Backend,
  name: string,
  options: Post = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const request = functionRequest(name, options);
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: request.headers,
    body: await request.text(),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Waits until a check passes, and fails with its last error after `milliseconds`. */
export async function eventually(check: () => Promise<void>, milliseconds = 5000): Promise<void> {
  const giveUpAt = Date.now() + milliseconds;
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
