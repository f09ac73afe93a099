import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createReviewer, listReviewers, revokeReviewer } from '../../tools/visual/review/keys/keys.ts';
import { decideChanges, listDecisions } from '../../tools/visual/review/client.ts';
import type { NewDecision } from '../../tools/visual/types.ts';
import { nearMisses } from '../nearMisses.ts';
import { sharedBackend } from './helpers.ts';

const backend = sharedBackend();
let url: string;

beforeAll(() => {
  url = `${backend.url}/functions/v1`;
});
beforeEach(() => backend.database`truncate visual_review.reviewers, visual_review.decisions, visual_review.wrong_keys`);

const hash = () => randomBytes(32).toString('hex');

/** A decision about a new change, unless hashes are given. */
const newDecision = (change: Partial<NewDecision> = {}): NewDecision => ({
  storyId: 'hero--default',
  mode: 'phone',
  accepted: hash(),
  current: hash(),
  verdict: 'approved',
  note: '',
  ...change,
});

const rows = () => backend.database`select verdict, note from visual_review.decisions`.then((found) => [...found]);

describe('decisions', () => {
  it('are listed by the hash of the current pixels, or of the accepted ones when the story was removed', async () => {
    const key = await createReviewer(backend.database, 'Ada Lovelace');
    const changed = newDecision({ note: 'Fine.\nThe gap is new.' });
    const isNew = newDecision({ accepted: null });
    const removed = newDecision({ current: null });
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
    const ada = await createReviewer(backend.database, 'Ada');
    const grace = await createReviewer(backend.database, 'Grace');
    const approved = newDecision();
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
    const key = await createReviewer(backend.database, 'Ada');
    const changes = [newDecision(), newDecision({ accepted: null }), newDecision({ current: null })];
    const clicks = Array.from({ length: 6 }, (_, index) => decideChanges(url, key, index % 2 ? changes : [...changes].reverse()));
    expect((await Promise.all(clicks)).map(({ ok }) => ok)).toEqual(clicks.map(() => true));
    expect(await rows()).toHaveLength(3);
    const [change] = changes;
    if (!change) throw new Error('There is a change.');
    await decideChanges(url, key, [change, { ...change, verdict: 'rejected', note: 'No.' }]);
    expect((await rows()).filter(({ verdict }) => verdict === 'rejected')).toEqual([{ verdict: 'rejected', note: 'No.' }]);
    expect(await rows()).toHaveLength(3);
  });
});

const revoked = { ok: false, isKeyValid: false, message: expect.stringContaining('was revoked') as string };

describe('a key', () => {
  it('signs its reviewer in, and no other key does', async () => {
    const key = await createReviewer(backend.database, 'Ada');
    expect(await listDecisions(url, key, [])).toEqual({ ok: true, reviewer: 'Ada', decisions: [] });
    const [stored] = await backend.database<{ key_hash: string }[]>`select key_hash from visual_review.reviewers`;
    for (const wrong of ['review_wrong', stored?.key_hash ?? '', key.toLowerCase(), ...nearMisses(key)]) {
      expect(await listDecisions(url, wrong, [])).toMatchObject({ ok: false, isKeyValid: false });
    }
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('that is revoked stops working at once, and its decisions no longer count', async () => {
    const ada = await createReviewer(backend.database, 'Ada');
    const grace = await createReviewer(backend.database, 'Grace');
    const change = newDecision({ verdict: 'rejected' });
    await decideChanges(url, ada, [change]);
    expect(await revokeReviewer(backend.database, 'ada')).toBe('Ada');
    expect(await decideChanges(url, ada, [newDecision()])).toMatchObject(revoked);
    expect(await listDecisions(url, ada, [])).toMatchObject(revoked);
    expect(await listDecisions(url, grace, [change.current ?? ''])).toMatchObject({ ok: true, decisions: [] });
  });

  it('works after any number of wrong ones, of which a hundred an hour are looked up, and no address is stored', async () => {
    const key = await createReviewer(backend.database, 'Ada');
    for (let time = 0; time < 100; time += 1) {
      expect(await listDecisions(url, `review_${time}`, [])).toMatchObject({ isKeyValid: false });
    }
    const message = expect.stringMatching(/minutes?\.$/) as string;
    expect(await listDecisions(url, 'review_100', [])).toMatchObject({ ok: false, isKeyValid: true, message });
    expect(await decideChanges(url, key, [newDecision()])).toMatchObject({ ok: true });
    const counters = await backend.database`select hour, tries from visual_review.wrong_keys`;
    expect([...counters]).toEqual([{ hour: expect.any(Date) as Date, tries: 101 }]);
    // The next hour.
    await backend.database`update visual_review.wrong_keys set hour = hour - interval '1 hour'`;
    expect(await listDecisions(url, 'review_101', [])).toMatchObject({ isKeyValid: false });
  });

  it('ends after 90 days, and what its reviewer decided stays', async () => {
    const [ada, grace] = [await createReviewer(backend.database, 'Ada'), await createReviewer(backend.database, 'Grace')];
    const change = newDecision({ verdict: 'rejected' });
    await decideChanges(url, ada, [change]);
    const issued = (days: number) => backend.database`
      update visual_review.reviewers set created_at = now() - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days})
      where name = 'Ada'`;
    await issued(89);
    expect(await listDecisions(url, ada, [])).toMatchObject({ ok: true });
    await issued(1);
    const ended = { ok: false, isKeyValid: false, message: expect.stringContaining('has ended') as string };
    expect(await listDecisions(url, ada, [])).toMatchObject(ended);
    expect(await decideChanges(url, ada, [newDecision()])).toMatchObject(ended);
    expect(await listDecisions(url, grace, [change.current ?? ''])).toMatchObject({ decisions: [{ by: 'Ada' }] });
  });

  it('that may only read, as CI’s, decides nothing', async () => {
    const key = await createReviewer(backend.database, 'CI', false);
    expect(await listDecisions(url, key, [])).toMatchObject({ ok: true, reviewer: 'CI' });
    const message = expect.stringContaining('may only read') as string;
    expect(await decideChanges(url, key, [newDecision()])).toMatchObject({ ok: false, message });
    expect(await rows()).toEqual([]);
  });
});

it('a reviewer’s name cannot hide characters', async () => {
  const error = 'A name has between 1 and 80 characters, all of them visible.';
  await expect(createReviewer(backend.database, 'a\u202eb')).rejects.toThrow(error);
});

it('a name has one valid key', async () => {
  await createReviewer(backend.database, 'Ada');
  await expect(createReviewer(backend.database, 'ADA')).rejects.toThrow('ADA has a key already.');
});

test('npm run reviewers prints a key, and revokes it', async () => {
  const run = async (...args: string[]) => {
    const options = { env: { ...process.env, VISUAL_REVIEW_DATABASE_URL: backend.dbUrl } };
    return (await promisify(execFile)('npm', ['run', '--silent', 'reviewers', '--', ...args], options)).stdout;
  };
  const key = /review_[\w-]{32}/.exec(await run('create', 'Ada Lovelace'))?.[0] ?? '';
  expect(await listDecisions(url, key, [])).toMatchObject({ ok: true, reviewer: 'Ada Lovelace' });
  const [ada] = await listReviewers(backend.database);
  expect(await run('revoke', ada?.id ?? '')).toContain('Ada Lovelace');
  expect(await listDecisions(url, key, [])).toMatchObject(revoked);
});

describe('what was the site’s', () => {
  const move = readFileSync('tools/visual/review/supabase/move-from-site.sql', 'utf8');

  it('moves with its keys and decisions, and may be moved again', async () => {
    const { database } = backend;
    const key = await createReviewer(database, 'Ada');
    const change = newDecision();
    await decideChanges(url, key, [change]);
    await database.unsafe(`
      create table public.visual_reviewers as
        select id, name, key_hash, created_at - interval '1 year' as created_at, revoked_at from visual_review.reviewers;
      create table public.visual_decisions as select * from visual_review.decisions;
      truncate visual_review.reviewers, visual_review.decisions;`);
    await database.unsafe(move);
    await database.unsafe(move);
    expect(await listDecisions(url, key, [change.current ?? ''])).toMatchObject({ reviewer: 'Ada', decisions: [change] });
    const [left] = await database`select to_regclass('public.visual_reviewers') as reviewers`;
    expect(left).toEqual({ reviewers: null });
  });
});

describe('roles', () => {
  const errorOf = (role: string, statement: string): Promise<string | null> =>
    backend.database
      .begin(async (tx) => {
        await tx.unsafe(`set local role ${role}`);
        await tx.unsafe(statement);
        return null;
      })
      .catch((cause: unknown) => (cause as { code: string }).code);

  it.each(['anon', 'authenticated', 'site_functions'])('%s reads and writes nothing of a review', async (role) => {
    for (const table of ['reviewers', 'decisions', 'wrong_keys'])
      expect(await errorOf(role, `select * from visual_review.${table}`)).toBe('42501');
  });

  it.each([
    'select * from affiliate_leads',
    'select * from job_applications',
    "insert into visual_review.reviewers (name, key_hash) values ('Eve', '')",
    'delete from visual_review.decisions',
    'lock table visual_review.decisions in access exclusive mode',
    "update visual_review.decisions set story_id = 'other'",
  ])('the functions’ may not: %s', async (statement) => {
    expect(await errorOf('visual_review_functions', statement)).toBe('42501');
  });
});

test('each migration begins with a limit of the time for which it waits for a lock', () => {
  const folder = 'tools/visual/review/supabase/migrations';
  for (const name of readdirSync(folder)) {
    const [statement] = readFileSync(`${folder}/${name}`, 'utf8')
      .replace(/^--.*$/gm, '')
      .trim()
      .split(';');
    expect(statement).toBe("set lock_timeout = '2s'");
  }
});
