import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResult } from './addon/fixtures.ts';
import type { Story } from './capture/stories.ts';
import { judge } from './judge.ts';
import { emptyManifest, type Manifest } from './manifest/manifest.ts';
import { parseOptions } from './options.ts';
import { REPORT_VERSION, type VisualReport, type VisualResult } from './report-types.ts';
import { writeReport } from './results.ts';
import { mergeFolders, mergeReports, storiesOfShard } from './shard.ts';
import { storeIn } from './store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every second story has three screenshots, the others have one. */
const modesOf = (at: number): string[] => ['phone', 'tablet', 'desktop'].slice(0, at % 2 === 0 ? 3 : 1);
const ids = Array.from({ length: 9 }, (_, at) => `a--${9 - at}`);
const stories = ids.map((id): Story => ({ id, title: 'A', name: id, importPath: '' }));

function accepted(): Manifest {
  const lines = ids.flatMap((storyId, at) =>
    modesOf(at).map((mode) => ({ storyId, mode, hash: 'old', width: 1, height: 1, by: null })),
  );
  return { ...emptyManifest(), screenshots: new Map(lines.map((line) => [`${line.storyId}--${line.mode}`, line])) };
}

/** What three machines see. Screenshots whose keys are in `changed` are not the accepted ones. */
const partsOf = (...changed: string[]): VisualReport[] =>
  [1, 2, 3].map((index) => {
    const results = storiesOfShard(stories, { index, count: 3 }).flatMap(({ id: storyId }) =>
      modesOf(ids.indexOf(storyId)).map((name): VisualResult => {
        const key = `${storyId}--${name}`;
        const recorded = accepted().screenshots.get(key) ?? null;
        const known = { accepted: 'old', recorded, size: { width: 1, height: 1 } };
        const seen = changed.includes(key) ? ({ outcome: 'changed', current: 'new' } as const) : { current: 'old' };
        return aResult({ key, storyId, mode: { ...aResult().mode, name }, ...known, ...seen });
      }),
    );
    return {
      ...{
        version: REPORT_VERSION,
        startedAt: '2026-11-23T10:00:00.000Z',
        durationMs: 1000,
        commit: 'abc',
        base: null,
        seed: null,
      },
      environment: { lines: ['browser Chromium'], differences: [], pinned: true },
      ...{ reviewUrl: null, comparisons: results.length, failures: [], passed: changed.length === 0, results },
      shard: { index, count: 3, stories: ids, nothingAffected: false },
    };
  });

test('the parts have every story once, in the order of the index', () => {
  const parts = [1, 2, 3].map((index) => storiesOfShard(stories, { index, count: 3 }).map(({ id }) => id));
  expect(parts.flat().sort()).toEqual([...ids].sort());
  for (const part of parts) expect(part).toEqual(ids.filter((id) => part.includes(id)));
  expect(storiesOfShard(stories.slice(0, 1), { index: 2, count: 2 })).toEqual([]);
  expect(storiesOfShard(stories, null)).toEqual(stories);
});

test.each(['0/3', '4/3', '1', '1/0', 'a/b'])('a part cannot be %s', (text) => {
  expect(() => parseOptions([`--shard=${text}`])).toThrow(`not "${text}"`);
});

// That the verdict about them is that about one machine's run is proven with real stories, in tests/e2e/shards.spec.ts.
test('the folders of all parts become one', async () => {
  for (const part of partsOf()) {
    const name = join(folder, 'parts', `part-${part.shard?.index}`);
    writeReport(name, part);
    await storeIn(name).put(String(part.shard?.index), { width: 1, height: 1, data: Buffer.alloc(4) });
  }
  const results = join(folder, 'merged');
  expect(mergeFolders(join(folder, 'parts'), results).results).toHaveLength(19);
  for (const hash of ['1', '2', '3']) expect(existsSync(join(results, 'screenshots', `${hash}.png`))).toBe(true);
  expect(() => mergeFolders(join(results, 'parts'), results)).toThrow('must not be inside');
});

test.each([
  ['new', []],
  ['old', ['a--1--phone']],
])('a change accepted in another browser is %s in the manifest, when other parts differ in %j', async (hash, others) => {
  const manifest = accepted();
  manifest.pending.set('a--9--tablet', { storyId: 'a--9', mode: 'tablet', accepted: 'old', by: 'Ada' });
  const paths = { results: join(folder, 'pending'), manifest: join(folder, 'pending.txt') };
  const report = await judge(mergeReports(partsOf('a--9--tablet', ...others)), paths, manifest);
  expect(report.results.map(({ storyId }) => storyId)).toEqual(ids.flatMap((id, at) => modesOf(at).map(() => id)));
  expect(report.passed).toBe(others.length === 0);
  expect(manifest.screenshots.get('a--9--tablet')?.hash).toBe(hash);
});

test('a run of several machines takes as long as from the first start to the last end', () => {
  const [one, two, three] = partsOf() as [VisualReport, VisualReport, VisualReport];
  two.startedAt = '2026-11-23T10:00:05.000Z';
  expect(mergeReports([two, one, three])).toMatchObject({ startedAt: one.startedAt, durationMs: 6000, comparisons: 19 });
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
