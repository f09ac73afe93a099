import { get } from 'node:http';
import { clientFor, lead, post, testBackend, type TestBackend } from './helpers';

const NAME = 'track-affiliate-lead';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ faults: true });
});
afterAll(() => backend.stop());

describe('the gateway', () => {
  it('works with supabase-js, also for errors', async () => {
    const client = clientFor(backend);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const accepted = await client.functions.invoke<{ id: string }>(NAME, { body: lead, headers });
    expect(accepted.data?.id).toMatch(/^[0-9a-f-]{36}$/);
    const rejected = await client.functions.invoke(NAME, { body: { ...lead, phone: '1' }, headers });
    const context = (rejected.error as { context: Response }).context;
    expect(await context.json()).toMatchObject({ field: 'phone' });
  });

  it('responds as the platform does when a function is missing or broken', async () => {
    const missing = await fetch(`${backend.url}/functions/v1/none`, { method: 'POST' });
    expect([missing.status, await missing.text()]).toEqual([404, 'Function not found']);
    expect((await post(backend, NAME, { headers: { 'x-fault': '546' } })).status).toBe(546);
  });

  it.each(['rebound.example', '127.0.0.1.rebound.example', 'rebound.example:54321', '0.0.0.0'])(
    'rejects requests for the host "%s"',
    async (host) => {
      const { port } = new URL(backend.url);
      for (const path of ['/fakes/webhooks/leads', '/functions/v1/health', '/storage/v1/object/resumes/cv.pdf', '/health']) {
        const status = await new Promise<number>((resolve, reject) => {
          get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject);
        });
        expect([path, status]).toEqual([path, 421]);
      }
      expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    },
  );

  it('does not let other sites read what the fake services received', async () => {
    const readers = async (path: string, origin: string) =>
      (await fetch(`${backend.url}/fakes/${path}`, { headers: { origin } })).headers.get('access-control-allow-origin');
    for (const path of ['webhooks/leads', 'calendars/bookings']) {
      expect(await readers(path, 'https://elsewhere.example')).toBeNull();
      expect(await readers(path, 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
    }
  });
});
