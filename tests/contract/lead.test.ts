import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setupServer } from 'msw/node';
import { settings } from '../../src/config/settings.ts';
import { submitLead } from '../../src/services/submitLead.ts';
import { leadCases, type LeadCase } from './leadCases.ts';

/** One exchange as the client saw it: the answer's status and the shape of its JSON, with the words that a visitor reads. */
type Exchange = { status: number; body: unknown };

const isUuid = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Ids differ from run to run; everything else must be equal. */
const withoutIds = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, isUuid(value) ? '<uuid>' : (value as unknown)]))
    : body;

/** Sends a lead through the real service, and notes what went over the wire. */
async function exchange({ submission }: LeadCase): Promise<{ exchange: Exchange; result: unknown }> {
  const seen: Exchange[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await original(...request);
    const body: unknown = await response.clone().json();
    seen.push({ status: response.status, body: withoutIds(body) });
    return response;
  };
  try {
    const result = await submitLead(submission);
    const [first] = seen;
    if (!first || seen.length !== 1) throw new Error(`${seen.length} requests were made instead of one.`);
    return { exchange: first, result: withoutIds(result.ok ? { ok: true, ...result.data } : result) };
  } finally {
    globalThis.fetch = original;
  }
}

const mocks = setupServer();
let backend: ChildProcess;
let url: string;

beforeAll(async () => {
  backend = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/backendProcess.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!backend.stdout) throw new Error('The backend says nothing.');
  const [line] = (await once(createInterface(backend.stdout), 'line')) as [string];
  ({ url } = JSON.parse(line) as { url: string });
  settings.VITE_SUPABASE_URL = url;
}, 60_000);

afterAll(async () => {
  backend.stdin?.end();
  await once(backend, 'exit');
}, 20_000);

test.each(leadCases)('$title: the mock answers as the backend does', async (leadCase) => {
  if (leadCase.fault) {
    await fetch(`${url}/standins/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'functions/track-affiliate-lead', times: 1, ...leadCase.fault }),
    });
  }
  for (const earlier of leadCase.earlier ?? []) await submitLead(earlier);
  const real = await exchange(leadCase);

  mocks.listen({ onUnhandledRequest: 'error' });
  mocks.use(leadCase.handler());
  try {
    const mocked = await exchange(leadCase);
    expect(mocked).toEqual(real);
  } finally {
    mocks.close();
  }
});
