import { get } from 'node:http';
import { sharedBackend } from './helpers.ts';

const backend = sharedBackend({ faults: true });

describe('the gateway', () => {
  it.each(['rebound.example', '127.0.0.1.rebound.example', 'localhost.rebound.example', 'rebound.example:54321', '0.0.0.0'])(
    'rejects requests for the host "%s"',
    async (host) => {
      const { port } = new URL(backend.url);
      for (const path of ['/fakes/webhooks/leads', '/functions/v1/health', '/storage/v1/object/resumes/cv.pdf']) {
        const status = await new Promise<number>((resolve, reject) => {
          get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject);
        });
        expect([path, status]).toEqual([path, 421]);
      }
      expect((await fetch(`http://localhost:${port}/fakes/webhooks/leads`)).status).toBe(200);
    },
  );

  it('does not let other sites’ pages change what the fakes do, except that every page may post to a webhook', async () => {
    const send = async (path: string, method: string, origin?: string) => {
      // This needs no preflight, so a form or a script of any page can send it.
      const headers = { 'content-type': 'text/plain', ...(origin && { origin }) };
      const body = JSON.stringify({ target: 'storage', fault: '503', mode: 'ok' });
      return (await fetch(`${backend.url}/fakes/${path}`, { method, headers, ...(method === 'POST' && { body }) })).status;
    };
    const changes = ['faults', 'turnstile/mode', 'webhooks/leads/mode', 'calendars/appt/bookings'].map((path) => [path, 'POST']);
    for (const [path = '', method = ''] of [...changes, ['faults', 'DELETE']]) {
      for (const origin of ['https://eve.example', 'http://127.0.0.1:4174', 'null']) {
        expect([path, await send(path, method, origin)]).toEqual([path, 403]);
      }
      for (const origin of [undefined, 'http://127.0.0.1:4173', 'http://localhost:4173', backend.url]) {
        expect([path, (await send(path, method, origin)) < 300]).toEqual([path, true]);
      }
    }
    expect(await send('webhooks/leads', 'POST', 'https://eve.example')).toBe(200);
  });

  it('does not let other sites read what the fake services received', async () => {
    const readers = async (path: string, origin: string) =>
      (await fetch(`${backend.url}/fakes/${path}`, { headers: { origin } })).headers.get('access-control-allow-origin');
    for (const path of ['webhooks/leads', 'calendars/bookings']) {
      expect(await readers(path, 'https://elsewhere.example')).toBeNull();
      expect(await readers(path, 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
    }
  });
});
