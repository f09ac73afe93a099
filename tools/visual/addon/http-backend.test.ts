import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resultOf } from './fixtures.ts';
import { createHttpBackend } from './http-backend.ts';

type Request = { url: string; key: string; body: unknown };

let server: Server;
let respond: (request: Request) => [status: number, body: string] | null;
const backend = () => createHttpBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`);
const fails = (status: number, body: object | string = {}) => {
  respond = () => [status, typeof body === 'string' ? body : JSON.stringify(body)];
  return backend()
    .list('key', [])
    .catch((error: unknown) => error);
};

beforeAll((done) => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const sent = respond({ url: request.url ?? '', key: String(request.headers['x-review-key']), body: JSON.parse(text) });
      if (sent) response.writeHead(sent[0]).end(sent[1]);
    });
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});

it('sends decisions under the hashes that the reviewer saw', async () => {
  const seen: Request[] = [];
  const reply = { reviewer: 'Ana', decisions: [] };
  respond = (request) => (seen.push(request), [200, JSON.stringify(reply)]);
  const [changed, removed] = [resultOf('Primary', 'changed'), resultOf('Old', 'removed')];
  await expect(backend().list('key-1', [changed, removed])).resolves.toMatchObject(reply);
  await backend().decide('key-1', [changed], 'rejected', 'Too dark');
  const decision = { storyId: changed.storyId, mode: 'desktop', accepted: 'before', current: 'after' };
  expect(seen).toEqual([
    { url: '/v1/list-visual-decisions', key: 'key-1', body: { hashes: ['after', 'before'] } },
    {
      url: '/v1/decide-visual-changes',
      key: 'key-1',
      body: { decisions: [{ ...decision, verdict: 'rejected', note: 'Too dark' }] },
    },
  ]);
});

it.each([
  [401, true],
  [403, true],
  [429, false],
  [500, false],
])('after a %d the reviewer is signed out: %s', async (status, signsOut) => {
  const error = { message: 'In words.', signsOut };
  expect(await fails(status, { error: 'In words.' })).toMatchObject(error);
});
