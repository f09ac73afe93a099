import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResult, dataOf } from './addon/fixtures.ts';
import { judge } from './judge.ts';
import { emptyManifest } from './manifest/manifest.ts';
import { parseOptions } from './options.ts';
import type { VisualReport } from './report-types.ts';
import { mergeFolders, mergeReports, storiesOfShard } from './shard.ts';

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Neither stories nor modes are in the order of the alphabet. */
const ids = ['e', 'd', 'c', 'b', 'a'].map((letter) => `a--${letter}`);
const stories = ids.map((id) => ({ id, title: 'A', name: id, importPath: '' }));
const lines = ids.flatMap((storyId) =>
  ['tablet', 'phone'].map((mode) => ({ storyId, mode, hash: 'old', width: 1, height: 1, by: null })),
);
const keyOf = ({ storyId, mode }: (typeof lines)[number]): string => `${storyId}--${mode}`;
const accepted = () => ({ ...emptyManifest(), screenshots: new Map(lines.map((line) => [keyOf(line), line])) });

/** What three machines see. Screenshots whose keys are in `changed` are not the accepted ones. */
const partsOf = (...changed: string[]): VisualReport[] =>
  [1, 2, 3].map((index) => {
    const own = storiesOfShard(stories, { index, count: 3 }).map(({ id }) => id);
    const seen = lines.filter(({ storyId }) => own.includes(storyId));
    const results = seen.map((recorded) => {
      const { storyId, mode: name, hash } = recorded;
      const known = { key: keyOf(recorded), storyId, mode: { ...aResult().mode, name }, accepted: hash, recorded };
      const isChanged = changed.includes(known.key);
      const size = { width: 1, height: 1 };
      return aResult({ ...known, size, outcome: isChanged ? 'changed' : 'passed', current: isChanged ? 'new' : hash });
    });
    const shard = { index, count: 3, stories: ids, nothingAffected: false };
    return { ...dataOf(...results).report, shard, passed: changed.length === 0 };
  });

test('the parts have every story once, in the order of the index', () => {
  const parts = [1, 2, 3].map((index) => storiesOfShard(stories, { index, count: 3 }).map(({ id }) => id));
  expect(parts).toEqual([['a--e', 'a--b'], ['a--d', 'a--a'], ['a--c']]);
});

test.each(['0/3', '4/3', 'a/b'])('a part cannot be %s', (text) => {
  expect(() => parseOptions([`--shard=${text}`])).toThrow(`not "${text}"`);
});

// That the folders of all parts become what one machine makes is proven with real stories, in tests/e2e/shards.spec.ts.
test('parts inside the folder that is emptied for the whole are an error', () => {
  expect(() => mergeFolders(join(folder, 'parts'), folder)).toThrow('must not be inside');
});

test.each([
  ['new', []],
  ['old', ['a--a--phone']],
])('a change accepted in another browser is %s in the manifest, when other parts differ in %j', async (hash, others) => {
  const manifest = accepted();
  manifest.pending.set('a--e--tablet', { storyId: 'a--e', mode: 'tablet', accepted: 'old', by: 'Ada' });
  const paths = { results: join(folder, 'pending'), manifest: join(folder, 'pending.txt') };
  const report = await judge(mergeReports(partsOf('a--e--tablet', ...others)), paths, manifest);
  expect(report.results.map(({ storyId }) => storyId)).toEqual(lines.map(({ storyId }) => storyId));
  expect(report.passed).toBe(others.length === 0);
  expect(manifest.screenshots.get('a--e--tablet')?.hash).toBe(hash);
});

describe('nothing is merged', () => {
  const [one, two, three] = partsOf() as [VisualReport, VisualReport, VisualReport];
  const elsewhere = { ...three, environment: { ...three.environment, lines: [] } };
  test.each<[string, VisualReport[], string]>([
    ['without parts', [], 'no results'],
    ['of a whole run', [{ ...one, shard: null }], 'no results'],
    ['without one part', [one, three], 'Part 2 of 3 is there 0 times'],
    ['with one part twice', [one, two, two, three], 'Part 2 of 3 is there 2 times'],
    ['with a part of another commit', [one, two, { ...three, commit: 'def' }], 'Part 3 is of another run'],
    ['with a part in another browser', [one, two, elsewhere], 'another run'],
  ])('%s', (_, reports, message) => {
    expect(() => mergeReports(reports)).toThrow(message);
  });
});
