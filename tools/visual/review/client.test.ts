import { decideChanges, listDecisions } from './client.ts';
import type { NewDecision } from './protocol.ts';

const url = 'https://example.com/functions/v1';
const request = jest.spyOn(globalThis, 'fetch');
const bodies = () => request.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown[]>);

function respond(body: unknown, status = 200): void {
  request.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
}

beforeEach(() => {
  request.mockReset();
  respond({ reviewer: 'Ada', decisions: [] });
});
afterAll(() => request.mockRestore());

const decision: NewDecision = { storyId: 'a--b', mode: 'phone', accepted: null, current: 'c', verdict: 'approved', note: '' };

it('sends the trimmed key in its header, and each hash once', async () => {
  expect(await listDecisions(`${url}/`, ' review_x\n', ['a', 'b', 'a'])).toEqual({ ok: true, reviewer: 'Ada', decisions: [] });
  const headers = { 'content-type': 'application/json', 'x-review-key': 'review_x' };
  expect(request).toHaveBeenCalledWith(`${url}/list-visual-decisions`, expect.objectContaining({ method: 'POST', headers }));
  expect(bodies()).toEqual([{ hashes: ['a', 'b'] }]);
});

it('stores decisions, and reports why it could not', async () => {
  respond({ reviewer: 'Ada', decisions: [decision] });
  expect(await decideChanges(url, 'k', [decision])).toEqual({ ok: true, reviewer: 'Ada', decisions: [decision] });
  expect(bodies()).toEqual([{ decisions: [decision] }]);
  respond({ error: 'Later.' }, 503);
  expect(await decideChanges(url, 'k', [decision])).toEqual({ ok: false, reason: 'failed', message: 'Later.' });
});

it.each([
  [200, '<html></html>'],
  [200, { decisions: [] }],
])('recognizes a server that is not a backend of decisions: %i %j', async (status, body) => {
  respond(body, status);
  const message = `${url}/list-visual-decisions does not respond as a backend of decisions (status ${status}).`;
  expect(await listDecisions(url, 'k', [])).toEqual({ ok: false, reason: 'failed', message });
});

it.each(['', 'ключ', 'a b'])('sends nothing for %j, which cannot be a key', async (key) => {
  expect(await listDecisions(url, key, [])).toMatchObject({ ok: false, reason: 'wrong-key' });
  expect(request).not.toHaveBeenCalled();
});
