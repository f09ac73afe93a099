import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFunctions } from '../../tools/backend/functions';
import type { BackendProcess } from '../../tools/backend/supervisor';
import { makeEndpoint } from '../../supabase/functions/_shared/endpoint';
import { eventually, functionRequest, tempDir } from './helpers';

const KEY = 'sb_publishable_local';
const CHUNK = new Uint8Array(64 * 1024).fill(0x20);

const handle = makeEndpoint({
  name: 'anything',
  acceptedKeys: [KEY],
  maxBodyBytes: 1024,
  log: { info: () => undefined, error: () => undefined },
  respond: () => Promise.resolve({ body: {}, outcome: 'stored' }),
});

/** A request whose body is produced as it is read, with a count of the chunks. */
function chunked(count: number, headers: Record<string, string> = {}) {
  const taken = { chunks: 0 };
  const body = new ReadableStream({
    pull(controller) {
      taken.chunks += 1;
      controller.enqueue(CHUNK);
      if (taken.chunks === count) controller.close();
    },
  });
  const { url, headers: usual } = functionRequest('anything', { headers });
  const request = new Request(url, { method: 'POST', headers: usual, body, duplex: 'half' } as RequestInit);
  return { request, taken };
}

it.each([
  ['too long', 413, {}],
  ['too long, as its header declares', 413, { 'content-length': '655360' }],
  ['of another type', 415, { 'content-type': 'text/plain' }],
  ['without a key', 401, { apikey: '' }],
])('a body %s is read to its end before it is rejected', async (_what, status, headers) => {
  const { request, taken } = chunked(10, headers);
  expect((await handle(request)).status).toBe(status);
  expect(taken.chunks).toBe(10);
});

it('an endless body is read no further than a megabyte', async () => {
  const { request, taken } = chunked(Infinity);
  expect((await handle(request)).status).toBe(413);
  expect(taken.chunks).toBeLessThan(20);
});

it('a stalled body is awaited no longer than a second', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(CHUNK) });
  const { url, headers } = functionRequest('anything');
  const startedAt = Date.now();
  const response = await handle(new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
  expect(response.status).toBe(413);
  expect(Date.now() - startedAt).toBeLessThan(2000);
});

it('a client that disconnects does not cause a server error', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  const { url, headers } = functionRequest('anything', { headers: { apikey: '' } });
  expect((await handle(new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit))).status).toBe(401);
});

describe('in the runtime of the functions', () => {
  const dir = tempDir();
  let functions: BackendProcess;

  beforeAll(async () => {
    const env = {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_DB_URL: 'postgres://127.0.0.1:9/none',
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_local' }),
    };
    functions = await startFunctions({ dataDir: dir.path, env });
  });

  afterAll(async () => {
    await functions.stop();
    dir.remove();
  });

  it('a connection survives a rejection that is sent before the whole body has arrived', async () => {
    const { hostname, port } = new URL(functions.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    await once(socket, 'connect');
    const expectResponses = (count: number) => {
      expect(received.match(/HTTP\/1.1 413 .*|"body_too_large"/g)).toHaveLength(count);
      return Promise.resolve();
    };
    const send = async () => {
      socket.write(
        `POST /track-affiliate-lead HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${KEY}\r\n` +
          `content-type: application/json\r\ncontent-length: ${2 * CHUNK.byteLength}\r\n\r\n`,
      );
      for (const chunk of [CHUNK, CHUNK]) {
        await sleep(100);
        socket.write(chunk);
      }
    };
    await send();
    await eventually(() => expectResponses(2));
    await send();
    await eventually(() => expectResponses(4));
    socket.destroy();
  });
});
