import type { VisualReport, VisualResult } from '../report-types.ts';
import { aResult, dataOf } from '../addon/fixtures.ts';
import { accept, acceptanceBlocker, completePending, requireSameBrowser } from './accept.ts';
import { emptyManifest, type Manifest } from './manifest.ts';

type Environment = VisualReport['environment'];
const lines = ['browser Chromium 147'];
const environment: Environment = { lines, differences: [], pinned: true };
const upgraded: Environment = { ...environment, differences: ['browser Chromium 146 is gone'] };
const elsewhere: Environment = { ...upgraded, pinned: false };

const line = (hash: string) => ({ storyId: 'a--one', mode: 'phone', width: 5, height: 6, hash, by: null });
const accepted = (hash: string): Manifest => ({
  ...emptyManifest(),
  screenshots: new Map([['a--one--phone', line(hash)]]),
});
const seen = { accepted: 'old', recorded: line('old'), current: 'new', size: { width: 5, height: 6 } };
const changed = (changes: Partial<VisualResult> = {}) => aResult({ ...seen, outcome: 'changed', ...changes });

it.each<[string, Partial<VisualResult>, RegExp]>([
  ['a story that was not visited', { outcome: 'missing', current: null }, /not visited/],
  ['a change to a hash that the manifest no longer has', { recorded: line('older') }, /manifest was changed/],
])('%s cannot be accepted', (_, result, blocker) => {
  expect(acceptanceBlocker(changed(result), accepted('old'))).toMatch(blocker);
});

it('hashes of another pinned browser are accepted together or not at all', () => {
  const manifest = { ...emptyManifest(), environment: ['browser Chromium 146'] };
  expect(() => requireSameBrowser(environment, manifest)).toThrow(/together/);
  expect(() => requireSameBrowser(elsewhere, manifest)).not.toThrow();
});

describe('a change that was accepted in another browser', () => {
  let manifest: Manifest;
  beforeEach(() => {
    manifest = accepted('old');
    accept(manifest, changed({ current: 'drawn elsewhere' }), elsewhere, 'Grace');
  });
  const hash = () => manifest.screenshots.get('a--one--phone')?.hash;

  it('is noted next to the hash', () => {
    expect([hash(), manifest.environment]).toEqual(['old', []]);
    expect([...manifest.pending.values()]).toEqual([{ storyId: 'a--one', mode: 'phone', accepted: 'old', by: 'Grace' }]);
  });

  const ends = {
    recorded: [true, 'new', 0, 'passed'],
    waits: [false, 'old', 1, 'changed'],
    dropped: [true, 'old', 0, 'passed'],
  };

  it.each<[string, Environment, VisualResult[], keyof typeof ends, RegExp]>([
    ['is recorded in the pinned browser', environment, [changed()], 'recorded', /^$/],
    ['not in another browser', elsewhere, [changed()], 'waits', /^$/],
    ['not in an upgraded one', upgraded, [changed()], 'waits', /^$/],
    [
      'waits while anything else differs',
      environment,
      [changed(), changed({ key: 'b' })],
      'waits',
      /as soon as nothing else differs/,
    ],
    ['needs another review after a change', environment, [changed({ recorded: line('newer') })], 'waits', /review it again/],
    ['is dropped without a difference', environment, [changed({ outcome: 'passed', current: 'old' })], 'dropped', /^$/],
  ])('%s', (_, current, results, end, note) => {
    const isWritten = completePending(manifest, { ...dataOf(...results).report, environment: current });
    const [result] = results;
    expect([isWritten, hash(), manifest.pending.size, result?.outcome]).toEqual(ends[end]);
    expect(result?.notes.join(' ')).toMatch(note);
    expect(manifest.screenshots.get('a--one--phone')?.by ?? null).toBe(end === 'recorded' ? 'Grace' : null);
    expect(manifest.environment).toEqual(end === 'recorded' ? lines : []);
  });
});
