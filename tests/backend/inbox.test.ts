import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Backend } from '../../tools/backend/backend';
import { lead, post, testBackend } from './helpers';

let backend: Backend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.stop());

async function inbox(...args: string[]): Promise<string> {
  const options = { env: { ...process.env, INBOX_DATABASE_URL: backend.dbUrl } };
  return (await promisify(execFile)('node_modules/.bin/tsx', ['tools/backend/inbox/cli.ts', ...args], options)).stdout;
}

it('the inbox lists suspects, releases one by its id, and explains wrong arguments', async () => {
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, email: 'cli@example.com', elapsedMs: 1 } });
  const { id } = body as { id: string };
  const suspects = async () => /Suspects:[^]*(?=Dead letters)/.exec(await inbox())?.[0];
  expect(await suspects()).toContain(id);
  expect(await inbox('--release', id)).toContain(`Released ${id}`);
  expect(await suspects()).not.toContain(id);
  const { leads } = JSON.parse(await inbox('--json')) as { leads: { id: string; suspect_reason: string }[] };
  expect(leads.find((row) => row.id === id)?.suspect_reason).toBe('too_fast');
  await expect(inbox('--release', 'one')).rejects.toMatchObject({
    stderr: expect.stringContaining('"one" is not an id') as string,
  });
  await expect(inbox('--relase', 'x')).rejects.toMatchObject({ stderr: expect.stringContaining('--release <id>') as string });
});
