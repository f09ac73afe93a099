import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decideChanges, listDecisions } from './client.ts';
import type { NewDecision } from './protocol.ts';

type Sent = {
  path: string | undefined;
  key: string | string[] | undefined;
  body: { hashes?: string[]; decisions?: NewDecision[] };
};

let server: Server;
let url: string;
let sent: Sent[] = [];
let respond: (sent: Sent) => { status?: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const one: Sent = { path: request.url, key: request.headers['x-review-key'], body: JSON.parse(text) as Sent['body'] };
      sent.push(one);
      const { status = 200, body } = respond(one);
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1`;
});
beforeEach(() => {
  sent = [];
  respond = () => ({ body: { reviewer: 'Ada', decisions: [] } });
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const decision: NewDecision = { storyId: 'a--b', mode: 'phone', accepted: null, current: 'c', verdict: 'approved', note: '' };

it('sends the key in its header, without the space around it', async () => {
  expect(await listDecisions(`${url}/`, ' review_x\n', [])).toEqual({ ok: true, reviewer: 'Ada', decisions: [] });
  expect(sent).toEqual([{ path: '/functions/v1/list-visual-decisions', key: 'review_x', body: { hashes: [] } }]);
});

it('asks for each hash once, and for many in several calls', async () => {
  const stored = { ...decision, by: 'Ada', at: '2026-01-05T12:00:00.000Z' };
  respond = ({ body }) => ({ body: { reviewer: 'Ada', decisions: body.hashes?.includes('5000') ? [stored] : [] } });
  const hashes = Array.from({ length: 5001 }, (_, index) => String(index));
  expect(await listDecisions(url, 'k', [...hashes, '0'])).toEqual({ ok: true, reviewer: 'Ada', decisions: [stored] });
  expect(sent.map(({ body }) => body.hashes?.length)).toEqual([5000, 1]);
});

it('sends many decisions in several calls, and stops at the first that fails', async () => {
  const decisions = Array.from({ length: 1001 }, () => decision);
  expect(await decideChanges(url, 'k', decisions)).toMatchObject({ ok: true });
  expect(sent.map(({ path, body }) => [path, body.decisions?.length])).toEqual(
    [500, 500, 1].map((count) => ['/functions/v1/decide-visual-changes', count]),
  );
  respond = () => ({ status: 503, body: { error: 'Later.' } });
  expect(await decideChanges(url, 'k', decisions)).toEqual({ ok: false, reason: 'failed', message: 'Later.' });
  expect(sent).toHaveLength(4);
});

it.each([
  [400, 'rejected'],
  [401, 'wrong-key'],
  [403, 'revoked'],
  [413, 'rejected'],
  [429, 'too-many-tries'],
  [500, 'failed'],
])('hands on what the backend says with status %i', async (status, reason) => {
  respond = () => ({ status, body: { error: 'A sentence.' } });
  expect(await listDecisions(url, 'k', [])).toEqual({ ok: false, reason, message: 'A sentence.' });
});

it.each([
  [404, 'Function not found'],
  [200, '<html></html>'],
  [200, { decisions: [] }],
  [200, null],
  [502, { message: 'Bad gateway' }],
])('says that another server is no backend of decisions: %i %j', async (status, body) => {
  respond = () => ({ status, body });
  const message = `${url}/list-visual-decisions does not respond as a backend of decisions (status ${status}).`;
  expect(await listDecisions(url, 'k', [])).toEqual({ ok: false, reason: 'failed', message });
});

it('says that nothing is reached', async () => {
  const unreachable = {
    ok: false,
    reason: 'unreachable',
    message: expect.stringContaining('http://127.0.0.1:9/list-visual-decisions') as string,
  };
  expect(await listDecisions('http://127.0.0.1:9', 'k', [])).toEqual(unreachable);
});

it('waits for ten seconds, and no longer', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await listDecisions(url, 'k', [])).toMatchObject({ reason: 'unreachable' });
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

it.each(['', '  ', 'ключ', 'a b'])('sends nothing for %j, which cannot be a key', async (key) => {
  expect(await listDecisions(url, key, [])).toMatchObject({ ok: false, reason: 'wrong-key' });
  expect(sent).toEqual([]);
});
