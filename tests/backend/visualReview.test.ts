import { randomBytes } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { createReviewer, revokeReviewer } from '../../tools/backend/reviewers/reviewers';
import { decideChanges, listDecisions } from '../../tools/visual/review/client';
import type { NewDecision } from '../../tools/visual/review/protocol';
import { testBackend } from './helpers';

let backend: Backend;
let database: Sql;
let url: string;

beforeAll(async () => {
  backend = await testBackend();
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  url = `${backend.url}/functions/v1`;
});
beforeEach(() => database`truncate visual_reviewers, visual_decisions, private.rate_limits`);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const hash = () => randomBytes(32).toString('hex');

/** A decision about a new change, unless hashes are given. */
const decision = (change: Partial<NewDecision> = {}): NewDecision => ({
  storyId: 'hero--default',
  mode: 'phone',
  accepted: hash(),
  current: hash(),
  verdict: 'approved',
  note: '',
  ...change,
});

const rows = () => database`select verdict, note from visual_decisions`.then((found) => [...found]);

describe('decisions', () => {
  it('are listed by the hash of the current pixels, or of the accepted ones when the story was removed', async () => {
    const key = await createReviewer(database, 'Ada Lovelace');
    const changed = decision({ note: 'Fine.\nThe gap is new.' });
    const isNew = decision({ accepted: null });
    const removed = decision({ current: null });
    const stored = await decideChanges(url, key, [changed, isNew, removed]);
    const by = { by: 'Ada Lovelace', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string };
    expect(stored).toMatchObject({ ok: true, reviewer: 'Ada Lovelace' });
    expect(stored.ok && stored.decisions).toHaveLength(3);

    const listed = async (...hashes: (string | null)[]) => {
      const result = await listDecisions(
        url,
        key,
        hashes.filter((one) => one !== null),
      );
      return result.ok ? result.decisions : result;
    };
    expect(await listed(changed.current)).toEqual([{ ...changed, ...by }]);
    expect(await listed(isNew.current)).toEqual([{ ...isNew, ...by }]);
    expect(await listed(removed.accepted)).toEqual([{ ...removed, ...by }]);
    expect(await listed(changed.accepted, hash())).toEqual([]);
    expect(await listed(changed.current, isNew.current, removed.accepted)).toHaveLength(3);
  });

  it('are both listed when two reviewers disagree', async () => {
    const ada = await createReviewer(database, 'Ada');
    const grace = await createReviewer(database, 'Grace');
    const approved = decision();
    const rejected: NewDecision = { ...approved, verdict: 'rejected', note: 'Too wide.' };
    await decideChanges(url, ada, [approved]);
    await decideChanges(url, grace, [rejected]);
    const result = await listDecisions(url, ada, [approved.current ?? '']);
    expect(result).toMatchObject({
      decisions: [
        { by: 'Ada', verdict: 'approved', note: '' },
        { by: 'Grace', verdict: 'rejected', note: 'Too wide.' },
      ],
    });
  });

  it('are stored once for simultaneous clicks, also about new and removed stories, and later ones replace earlier ones', async () => {
    const key = await createReviewer(database, 'Ada');
    const changes = [decision(), decision({ accepted: null }), decision({ current: null })];
    const clicks = Array.from({ length: 6 }, (_, index) => decideChanges(url, key, index % 2 ? changes : [...changes].reverse()));
    expect((await Promise.all(clicks)).map(({ ok }) => ok)).toEqual(clicks.map(() => true));
    expect(await rows()).toHaveLength(3);
    const [change] = changes;
    if (!change) throw new Error('There is a change.');
    await decideChanges(url, key, [change, { ...change, verdict: 'rejected', note: 'No.' }]);
    expect((await rows()).filter(({ verdict }) => verdict === 'rejected')).toEqual([{ verdict: 'rejected', note: 'No.' }]);
    expect(await rows()).toHaveLength(3);
  });

  it('may be many', async () => {
    const key = await createReviewer(database, 'Ada');
    const many = Array.from({ length: 1100 }, (_, index) => decision({ storyId: `story-${index}` }));
    const stored = await decideChanges(url, key, many);
    expect(stored.ok && stored.decisions).toHaveLength(1100);
    const hashes = many.map(({ current }) => current ?? '').concat(Array.from({ length: 4000 }, hash));
    const listed = await listDecisions(url, key, hashes);
    expect(listed.ok && listed.decisions).toHaveLength(1100);
  });
});

describe('a key', () => {
  it('signs its reviewer in, and no other key does', async () => {
    const key = await createReviewer(database, 'Ada');
    expect(await listDecisions(url, key, [])).toEqual({ ok: true, reviewer: 'Ada', decisions: [] });
    const [stored] = await database<{ key_hash: string }[]>`select key_hash from visual_reviewers`;
    for (const wrong of ['review_wrong', stored?.key_hash ?? '', key.toLowerCase()]) {
      expect(await listDecisions(url, wrong, [])).toMatchObject({ ok: false, reason: 'wrong-key' });
    }
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('that is revoked stops working at once, and its decisions no longer count', async () => {
    const ada = await createReviewer(database, 'Ada');
    const grace = await createReviewer(database, 'Grace');
    const change = decision({ verdict: 'rejected' });
    await decideChanges(url, ada, [change]);
    expect(await revokeReviewer(database, 'ada')).toBe('Ada');
    expect(await decideChanges(url, ada, [decision()])).toMatchObject({ ok: false, reason: 'revoked' });
    expect(await listDecisions(url, ada, [])).toMatchObject({ ok: false, reason: 'revoked' });
    expect(await listDecisions(url, grace, [change.current ?? ''])).toMatchObject({ ok: true, decisions: [] });
  });

  it('is not accepted after twenty wrong ones from one address', async () => {
    const key = await createReviewer(database, 'Ada');
    for (let time = 0; time < 20; time += 1) {
      expect(await listDecisions(url, `review_${time}`, [])).toMatchObject({ reason: 'wrong-key' });
    }
    const rejected = await decideChanges(url, key, [decision()]);
    expect(rejected).toMatchObject({
      ok: false,
      reason: 'too-many-tries',
      message: expect.stringMatching(/minutes?\.$/) as string,
    });
    const counters = await database<{ subject: string; hits: number }[]>`select subject, hits from private.rate_limits`;
    expect([...counters]).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{64}$/) as string, hits: 20 }]);
    // The next hour.
    await database`update private.rate_limits set window_start = window_start - interval '1 hour'`;
    expect(await listDecisions(url, key, [])).toMatchObject({ ok: true });
  });
});

it('a Storybook on any host has access, with the key as its only credential', async () => {
  const key = await createReviewer(database, 'Ada');
  for (const name of ['list-visual-decisions', 'decide-visual-changes']) {
    const origin = 'https://design.example';
    const preflight = await fetch(`${url}/${name}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-review-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-review-key');
    const body = JSON.stringify({ hashes: [], decisions: [] });
    const headers = { origin, 'content-type': 'application/json', 'x-review-key': key };
    for (const response of [preflight, await fetch(`${url}/${name}`, { method: 'POST', headers, body })]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      expect(response.ok).toBe(true);
    }
  }
});

it.each(['x'.repeat(81), 'a\nb', 'a\u202eb'])('a reviewer cannot be called %j', async (name) => {
  await expect(createReviewer(database, name)).rejects.toThrow('A name has between 1 and 80 characters, all of them visible.');
});

it('a name has one valid key, and a revoked one is recognized', async () => {
  await createReviewer(database, 'Ada');
  await expect(createReviewer(database, 'ADA')).rejects.toThrow('ADA has a key already.');
  await revokeReviewer(database, 'Ada');
  await expect(revokeReviewer(database, 'Ada')).rejects.toThrow(/^The key of Ada was revoked already, on \d{4}-\d\d-\d\d\.$/);
  await expect(revokeReviewer(database, 'Grace')).rejects.toThrow('No reviewer has the name or id "Grace"');
});
