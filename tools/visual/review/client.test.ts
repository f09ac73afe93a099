import { decideChanges, listDecisions } from './client.ts';

const url = 'https://example.com/functions/v1';
const request = jest.spyOn(globalThis, 'fetch');

const respond = (body: unknown) => request.mockResolvedValue(typeof body === 'string' ? new Response(body) : Response.json(body));

beforeEach(() => {
  request.mockReset();
  respond({ reviewer: 'Ada', decisions: [] });
});
afterAll(() => request.mockRestore());

// Decisions, and the errors of the backend, are tested against it in tests/backend/review.test.ts.
it('sends the trimmed key in its header, and each hash once', async () => {
  expect(await listDecisions(`${url}/`, ' review_x\n', ['a', 'b', 'a'])).toEqual({ ok: true, reviewer: 'Ada', decisions: [] });
  const headers = { 'content-type': 'application/json', 'x-review-key': 'review_x' };
  const sent = { method: 'POST', headers, body: '{"hashes":["a","b"]}' };
  expect(request).toHaveBeenCalledWith(`${url}/list-visual-decisions`, expect.objectContaining(sent));
});

it('sends no more than 500 decisions at once, and returns all that were stored', async () => {
  const decision = { mode: 'phone', accepted: null, current: 'a', verdict: 'approved', note: '' } as const;
  const decisions = Array.from({ length: 1001 }, (_, index) => ({ ...decision, storyId: `a--${index}` }));
  const sentIn = (options: RequestInit = {}) => JSON.parse(options.body as string) as { decisions: unknown[] };
  request.mockImplementation((_, options) => Promise.resolve(Response.json({ reviewer: 'Ada', ...sentIn(options) })));
  expect(await decideChanges(url, 'k', decisions)).toEqual({ ok: true, reviewer: 'Ada', decisions });
  expect(request.mock.calls.map(([, options]) => sentIn(options).decisions.length)).toEqual([500, 500, 1]);
});

it.each(['<html></html>', { decisions: [] }])('recognizes a server that is not a backend of decisions: %j', async (body) => {
  respond(body);
  const message = `${url}/list-visual-decisions does not respond as a backend of decisions (status 200).`;
  expect(await listDecisions(url, 'k', [])).toEqual({ ok: false, isKeyValid: true, message });
});

it.each(['', 'ключ', 'a b'])('sends nothing for %j, which cannot be a key', async (key) => {
  expect(await listDecisions(url, key, [])).toMatchObject({ ok: false, isKeyValid: false });
  expect(request).not.toHaveBeenCalled();
});
