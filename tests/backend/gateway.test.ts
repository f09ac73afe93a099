import { get } from 'node:http';
import { sharedBackend } from './helpers';

const backend = sharedBackend();

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

  it('does not let other sites read what the fake services received', async () => {
    const readers = async (path: string, origin: string) =>
      (await fetch(`${backend.url}/fakes/${path}`, { headers: { origin } })).headers.get('access-control-allow-origin');
    for (const path of ['webhooks/leads', 'calendars/bookings']) {
      expect(await readers(path, 'https://elsewhere.example')).toBeNull();
      expect(await readers(path, 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
    }
  });
});
