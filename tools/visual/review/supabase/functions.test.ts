import { readFileSync } from 'node:fs';
import { dependencies } from '../../../../package.json';
import type { Reviewer } from './functions/_shared/reviewers.ts';
import type { ReviewDeps } from './functions/_shared/endpoint.ts';
import { makeHandler as makeDecide } from './functions/decide-visual-changes/handler.ts';
import { makeHandler as makeList } from './functions/list-visual-decisions/handler.ts';

const KEY = 'review_valid';
const HASH = 'a'.repeat(64);
const OTHER = '0123456789abcdef'.repeat(4);
const now = new Date('2026-01-05T12:00:00Z');
const ada: Reviewer = { id: 'id-of-ada', name: 'Ada', mayDecide: true, isRevoked: false, hasEnded: false };
const decision = { storyId: 'hero--default', mode: 'phone', accepted: HASH, current: OTHER, verdict: 'approved', note: '' };

/** Both functions with fakes of the database, and what these fakes received. */
function setUp(more: Partial<ReviewDeps> = {}) {
  const asked: unknown[] = [];
  const stored: unknown[] = [];
  const tries: unknown[] = [];
  const logged: unknown[] = [];
  const deps: ReviewDeps = {
    clock: () => now,
    log: (entry) => logged.push(entry),
    countWrongKey: (at) => Promise.resolve(void tries.push(at)),
    findReviewer: (key) => Promise.resolve(key === KEY ? ada : null),
    listDecisions: (hashes) => {
      asked.push(hashes);
      return Promise.resolve([]);
    },
    storeDecisions: (reviewer, decisions, at) => {
      stored.push({ reviewer, decisions, at });
      return Promise.resolve([]);
    },
    ...more,
  };
  const sendTo = (name: string, make: typeof makeList) => async (body: unknown, headers?: Record<string, string>) => {
    const request = new Request(`http://127.0.0.1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-review-key': KEY, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await make(deps)(request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers };
  };
  const list = sendTo('list-visual-decisions', makeList);
  const decide = sendTo('decide-visual-changes', makeDecide);
  return { list, decide, asked, stored, tries, logged };
}

describe('a reviewer', () => {
  it('without a key is told so, and has used no attempt; a wrong key counts, before the body is read', async () => {
    const { list, tries } = setUp();
    const missing = await list({ hashes: [] }, { 'x-review-key': ' ' });
    expect(missing).toMatchObject({ status: 401, body: { code: 'missing_review_key' } });
    expect(tries).toEqual([]);
    expect((await list('not JSON', { 'x-review-key': 'review_x' })).body).toMatchObject({ code: 'wrong_review_key' });
    expect(tries).toEqual([now]);
  });
});

describe('list-visual-decisions', () => {
  it('accepts 5,000 hashes, and not one more', async () => {
    const { list, asked } = setUp();
    const hashes = Array.from({ length: 5000 }, (_, index) => index.toString(16).padStart(64, '0'));
    expect((await list({ hashes })).status).toBe(200);
    expect(asked).toEqual([hashes]);
    const { status, body } = await list({ hashes: [...hashes, HASH] });
    expect([status, body]).toEqual([
      413,
      { code: 'list_too_long', field: 'hashes', error: 'At most 5,000 hashes can be sent at once.' },
    ]);
  });

  it.each([
    `x${HASH}`,
    `${HASH}a`,
    HASH.slice(1),
    `x${HASH.slice(1)}`,
    `${HASH.slice(1)}x`,
    HASH.toUpperCase(),
    '',
    null,
    [HASH],
  ])('names a wrong hash: %j', async (wrong) => {
    const { list, asked } = setUp();
    const error = 'Each hash must be a SHA-256 hash in 64 hex digits';
    const body = { code: 'invalid_field', field: 'hashes[1]', error };
    expect(await list({ hashes: [HASH, wrong] })).toMatchObject({ status: 400, body });
    expect(asked).toEqual([]);
  });

  it.each([null, 'text', 1, [], [HASH], {}, { hashes: null }, { hashes: HASH }, { hashes: { 0: HASH, length: 1 } }])(
    'asks for a list when it gets %j',
    async (sent) => {
      const { list, asked } = setUp();
      const body = { code: 'invalid_field', field: 'hashes', error: 'hashes must be a list' };
      expect(await list(JSON.stringify(sent))).toMatchObject({ status: 400, body });
      expect(asked).toEqual([]);
    },
  );
});

describe('decide-visual-changes', () => {
  it('stores decisions under the reviewer’s name, with trimmed notes, and logs neither key nor note', async () => {
    const { decide, stored, logged } = setUp();
    const rejected = { ...decision, accepted: null, verdict: 'rejected', note: '  The gap is\ntoo wide. ', by: 'Someone else' };
    expect(await decide({ decisions: [decision, rejected] })).toMatchObject({ status: 200, body: { reviewer: 'Ada' } });
    const stripped = { ...decision, accepted: null, verdict: 'rejected', note: 'The gap is\ntoo wide.' };
    expect(stored).toEqual([{ reviewer: ada, decisions: [decision, stripped], at: now }]);
    expect(logged).toMatchObject([{ outcome: 'done', status: 200 }]);
    expect(JSON.stringify(logged)).not.toMatch(/review_|gap/);
  });

  it('accepts 500 decisions with the longest notes, and not one more', async () => {
    const longest = { ...decision, note: '€'.repeat(2000) };
    const { decide, stored } = setUp();
    expect((await decide({ decisions: Array.from({ length: 500 }, () => longest) })).status).toBe(200);
    const { status, body } = await decide({ decisions: Array.from({ length: 501 }, () => decision) });
    expect([status, body.error]).toEqual([413, 'At most 500 decisions can be sent at once.']);
    expect((await decide({ decisions: [], more: 'x'.repeat(4 * 1024 * 1024) })).status).toBe(413);
    expect(stored).toHaveLength(1);
  });

  it.each([
    [{ storyId: '' }, 'storyId', 'A decision needs the id of its story'],
    [{ storyId: undefined }, 'storyId', 'A decision needs the id of its story'],
    [{ storyId: 'x'.repeat(301) }, 'storyId', 'Id must be at most 300 characters'],
    [{ mode: 'x'.repeat(101) }, 'mode', 'Mode must be at most 100 characters'],
    [{ current: undefined }, 'current', 'The current hash must be a SHA-256 hash in 64 hex digits'],
    [{ note: 'a\u0000b' }, 'note', 'The note contains characters that cannot be used'],
    [{ note: { text: '' } }, 'note', 'The note must be text'],
    [{ storyId: 'a\u202eb' }, 'storyId', 'Id contains characters that cannot be used'],
    [{ mode: 1 }, 'mode', 'Mode must be text'],
    [{ accepted: 'abc' }, 'accepted', 'The accepted hash must be a SHA-256 hash in 64 hex digits'],
    [{ accepted: null, current: null }, '', 'A decision needs the accepted hash, the current hash, or both'],
    [{ verdict: 'maybe' }, 'verdict', 'The verdict must be approved or rejected'],
    [{ note: 'x'.repeat(2001) }, 'note', 'The note must be at most 2000 characters'],
  ])('names what is wrong: %j', async (change, field, error) => {
    const { decide, stored } = setUp();
    const where = `decisions[1]${field && `.${field}`}`;
    const { status, body } = await decide({ decisions: [decision, { ...decision, ...change }] });
    expect([status, body]).toEqual([400, { code: 'invalid_field', field: where, error }]);
    expect(stored).toEqual([]);
  });
});

test.each([null, 'text', 1, [decision]])('a decision is an object, and not %j', async (sent) => {
  const { decide, stored } = setUp();
  const { status, body } = await decide({ decisions: [decision, sent] });
  const error = 'Each decision must be an object';
  expect([status, body]).toEqual([400, { code: 'invalid_field', field: 'decisions[1]', error }]);
  expect(stored).toEqual([]);
});

test('each function lists and locks its one package, in the version that runs here', () => {
  for (const name of ['decide-visual-changes', 'list-visual-decisions']) {
    const read = (file: string) =>
      JSON.parse(readFileSync(`tools/visual/review/supabase/functions/${name}/${file}`, 'utf8')) as object;
    expect(read('deno.json')).toEqual({ imports: { pg: `npm:pg@${dependencies.pg}` } });
    // Made with `npx deno@2.1.14 cache --lock=deno.lock --node-modules-dir=none index.ts`: older bundlers cannot read version 5.
    expect(read('deno.lock')).toMatchObject({ version: '4', specifiers: { [`npm:pg@${dependencies.pg}`]: dependencies.pg } });
  }
});
