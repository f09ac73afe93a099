import type { VisualReport, VisualResult } from '../report-types.ts';
import { aResult } from '../test-support.ts';
import { accept, acceptanceRefusal, adoptEnvironment, completePending, environmentRefusal, reject } from './accept.ts';
import { emptyManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const environment: VisualReport['environment'] = {
  browser: 'Chromium 147',
  flags: [],
  fonts: {},
  status: 'same',
  differences: [],
  pinned: true,
};
const elsewhere = { ...environment, pinned: false, status: 'other' as const };

function accepted(hash: string): Manifest {
  const manifest = emptyManifest();
  manifest.screenshots.set('a--one--phone', { storyId: 'a--one', mode: 'phone', width: 1, height: 1, hash, by: null });
  return manifest;
}
const changed = (changes: Partial<VisualResult> = {}) =>
  aResult({
    outcome: 'changed',
    recorded: 'old',
    accepted: 'old',
    current: 'new',
    size: { width: 5, height: 6 },
    notes: [],
    ...changes,
  });

describe('what can be accepted', () => {
  it.each<[string, Partial<VisualResult>, RegExp | null]>([
    ['a change', {}, null],
    ['a removed story', { outcome: 'removed', current: null }, null],
    ['a broken story', { outcome: 'errored', problems: [{ kind: 'play', message: 'no button', detail: null }] }, /no button/],
    ['a story that was not visited', { outcome: 'missing', current: null }, /not visited/],
    ['a change to what the manifest no longer says', { recorded: 'older' }, /manifest was changed/],
  ])('%s', (_, result, refusal) => {
    const actual = acceptanceRefusal(changed(result), accepted('old'));
    if (refusal === null) expect(actual).toBeNull();
    else expect(actual).toMatch(refusal);
  });

  it('the same once more', () => {
    expect(acceptanceRefusal(changed(), accepted('new'))).toBeNull();
  });
});

it('hashes of another pinned browser are accepted together or not at all', () => {
  const upgraded = { ...environment, status: 'other' as const };
  expect(environmentRefusal(upgraded, false)).toMatch(/together/);
  expect([
    environmentRefusal(upgraded, true),
    environmentRefusal(elsewhere, false),
    environmentRefusal(environment, false),
  ]).toEqual([null, null, null]);
});

describe('accepting', () => {
  it('writes the hash, the size and the name', () => {
    const manifest = accepted('old');
    reject(manifest, changed(), { by: 'Ada', at: 'now', note: 'no' });
    accept(manifest, changed(), { environment, by: 'Grace' });
    const line = { storyId: 'a--one', mode: 'phone', width: 5, height: 6, hash: 'new', by: 'Grace' };
    expect(manifest).toEqual({ ...emptyManifest(), screenshots: new Map([['a--one--phone', line]]) });
  });

  it('of a removed story takes its line away', () => {
    const manifest = accepted('old');
    accept(manifest, changed({ outcome: 'removed', current: null }), { environment, by: null });
    expect(manifest).toEqual(emptyManifest());
  });

  it('in another browser notes the change and leaves the hash', () => {
    const manifest = accepted('old');
    accept(manifest, changed({ current: 'drawn elsewhere' }), { environment: elsewhere, by: 'Grace' });
    expect(manifest.screenshots.get('a--one--phone')?.hash).toBe('old');
    expect(manifest.pending.get('a--one--phone')).toEqual({ storyId: 'a--one', mode: 'phone', accepted: 'old', by: 'Grace' });
  });

  it('adopts the pinned browser only', () => {
    const manifest = emptyManifest();
    adoptEnvironment(manifest, elsewhere);
    expect(manifest.environment).toBeNull();
    adoptEnvironment(manifest, environment);
    expect(manifest.environment).toEqual({ browser: 'Chromium 147', flags: [], fonts: {} });
  });
});

describe('a change that was accepted in another browser', () => {
  const pending = () => {
    const manifest = accepted('old');
    accept(manifest, changed(), { environment: elsewhere, by: 'Grace' });
    return manifest;
  };
  const hashIn = (manifest: Manifest) => manifest.screenshots.get('a--one--phone')?.hash;

  it('is recorded by a run in the pinned browser', () => {
    const [manifest, result] = [pending(), changed()];
    expect(completePending(manifest, { environment, results: [result] })).toBe(true);
    expect([hashIn(manifest), manifest.pending.size, result.outcome]).toEqual(['new', 0, 'passed']);
    expect(manifest.screenshots.get('a--one--phone')?.by).toBe('Grace');
  });

  it('and by no other run', () => {
    const manifest = pending();
    for (const other of [elsewhere, { ...environment, status: 'other' as const }]) {
      expect(completePending(manifest, { environment: other, results: [changed()] })).toBe(false);
    }
    expect([hashIn(manifest), manifest.pending.size]).toEqual(['old', 1]);
  });

  it('waits while anything else differs', () => {
    const [manifest, result] = [pending(), changed()];
    const other = changed({ key: 'b--two--phone' });
    expect(completePending(manifest, { environment, results: [result, other] })).toBe(false);
    expect([hashIn(manifest), result.outcome, result.notes]).toEqual([
      'old',
      'changed',
      [expect.stringMatching(/recorded as soon/)],
    ]);
  });

  it('needs another review where the manifest changed meanwhile', () => {
    const [manifest, result] = [pending(), changed({ recorded: 'meanwhile' })];
    expect(completePending(manifest, { environment, results: [result] })).toBe(false);
    expect(result.notes).toEqual([expect.stringMatching(/review it again/)]);
  });

  it('that cannot be seen in the pinned browser is dropped', () => {
    const manifest = pending();
    expect(completePending(manifest, { environment, results: [changed({ outcome: 'passed', current: 'old' })] })).toBe(true);
    expect([hashIn(manifest), manifest.pending.size]).toEqual(['old', 0]);
  });
});
