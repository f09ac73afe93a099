import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResult } from './addon/fixtures.ts';
import type { Story } from './capture/stories.ts';
import { judge } from './judge.ts';
import { emptyManifest, type Manifest } from './manifest/manifest.ts';
import { parseOptions } from './options.ts';
import { REPORT_VERSION, type Outcome, type VisualReport, type VisualResult } from './report-types.ts';
import { resultsStore, writeReport } from './results.ts';
import { mergeFolders, mergeReports, storiesOfShard } from './shard.ts';

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MODES = ['phone', 'tablet', 'desktop'];
/** Every second story has three screenshots, the others have one. */
const modesOf = (at: number): string[] => MODES.slice(0, at % 2 === 0 ? 3 : 1);
const stories = Array.from({ length: 9 }, (_, at): Story => ({
  id: `a--${9 - at}`,
  title: 'A',
  name: String(at),
  importPath: '',
}));
const ids = stories.map(({ id }) => id);

function accepted(): Manifest {
  const manifest = emptyManifest();
  for (const [at, { id: storyId }] of stories.entries())
    for (const mode of modesOf(at))
      manifest.screenshots.set(`${storyId}--${mode}`, { storyId, mode, hash: 'old', width: 1, height: 1, by: null });
  return manifest;
}

/** What a machine sees of some stories. `open` are the outcomes by key that are not `passed`. */
function visit(some: readonly Story[], open: Record<string, Outcome>, more: Partial<VisualReport> = {}): VisualReport {
  const results = some.flatMap((story): VisualResult[] =>
    modesOf(stories.indexOf(story)).map((name) => {
      const key = `${story.id}--${name}`;
      const outcome = open[key] ?? 'passed';
      const current = outcome === 'passed' ? 'old' : key;
      const mode = { ...aResult().mode, name };
      return aResult({
        key,
        storyId: story.id,
        mode,
        outcome,
        accepted: 'old',
        recorded: 'old',
        current,
        size: { width: 1, height: 1 },
      });
    }),
  );
  return {
    version: REPORT_VERSION,
    startedAt: '2026-11-23T10:00:00.000Z',
    durationMs: 1000,
    commit: 'abc',
    base: null,
    seed: null,
    environment: { browser: 'Chromium', flags: [], fonts: {}, status: 'same', differences: [], pinned: true },
    comparisons: results.length,
    failures: [],
    passed: results.every(({ outcome }) => outcome === 'passed'),
    results,
    ...more,
  };
}

const factsOf = (manifest: Manifest, name: string) => ({
  options: { results: join(folder, name), manifest: join(folder, `${name}.txt`) },
  ...{ manifest, stories: ids, nothingAffected: false, ci: false, published: () => Promise.resolve([]) },
});

const shardsOf = (open: Record<string, Outcome>, gone: readonly VisualResult[] = []): VisualReport[] =>
  [1, 2, 3].map((index) => {
    const report = visit(storiesOfShard(stories, accepted(), { index, count: 3 }), open);
    if (index === 1) report.results.push(...gone);
    return { ...report, shard: { index, count: 3, stories: ids, nothingAffected: false } };
  });

describe('the parts', () => {
  const parts = [1, 2, 3].map((index) => storiesOfShard(stories, accepted(), { index, count: 3 }));

  test('have every story once, in the order of the index', () => {
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
    for (const part of parts) expect(part).toEqual(stories.filter((story) => part.includes(story)));
  });

  test('have the same number of screenshots, as far as stories can be divided', () => {
    const costs = parts.map((part) => part.reduce((sum, story) => sum + modesOf(stories.indexOf(story)).length, 0));
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(19);
    expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(1);
  });

  test('may be empty, and one part is the whole', () => {
    expect(storiesOfShard(stories.slice(0, 1), accepted(), { index: 2, count: 2 })).toEqual([]);
    expect(storiesOfShard(stories, accepted(), { index: 1, count: 1 })).toEqual(stories);
  });

  test.each(['0/3', '4/3', '1', '1/0', 'a/b'])('cannot be %s', (text) => {
    expect(() => parseOptions([`--shard=${text}`])).toThrow(`not "${text}"`);
  });
});

test('merged parts are judged like the run of one machine', async () => {
  const open = { 'a--9--tablet': 'changed', 'a--4--phone': 'errored', 'a--1--desktop': 'new' } as const;
  const gone = ['b--2--phone', 'b--1--phone'].map((key) => aResult({ key, storyId: key.slice(0, 4), outcome: 'removed' }));
  const whole = visit(stories, open);
  whole.results.push(...gone);
  const expected = await judge(whole, factsOf(accepted(), 'whole'));

  for (const part of shardsOf(open, gone)) {
    const name = join(folder, 'parts', `part-${part.shard?.index}`);
    writeReport(name, part);
    const hash = String(part.shard?.index);
    await resultsStore(name).put(hash, { width: 1, height: 1, data: Buffer.alloc(4) });
  }
  const results = join(folder, 'merged');
  const { merged, whole: facts } = mergeFolders(join(folder, 'parts'), results);
  const report = await judge(merged, { ...factsOf(accepted(), 'merged'), ...facts });
  expect(report).toEqual(expected);
  expect(report.results.map(({ key }) => key).slice(-2)).toEqual(['b--1--phone', 'b--2--phone']);
  expect(report.passed).toBe(false);
  for (const hash of ['1', '2', '3']) expect(existsSync(join(results, 'screenshots', `${hash}.png`))).toBe(true);
  expect(() => mergeFolders(join(results, 'parts'), results)).toThrow('must not be inside');
});

test('a change accepted in another browser is recorded only if no part differs otherwise', async () => {
  for (const [open, recorded] of [
    [{ 'a--9--tablet': 'changed' }, 'a--9--tablet'],
    [{ 'a--9--tablet': 'changed', 'a--1--phone': 'changed' }, 'old'],
  ] as [Record<string, Outcome>, string][]) {
    const manifest = accepted();
    manifest.pending.set('a--9--tablet', { storyId: 'a--9', mode: 'tablet', accepted: 'old', by: 'Ada' });
    const { merged } = mergeReports(shardsOf(open));
    const report = await judge(merged, factsOf(manifest, 'pending'));
    expect(report.passed).toBe(recorded !== 'old');
    expect(manifest.screenshots.get('a--9--tablet')?.hash).toBe(recorded);
  }
});

test('a run of several machines takes as long as from the first start to the last end', () => {
  const [one, two, three] = shardsOf({}) as [VisualReport, VisualReport, VisualReport];
  two.startedAt = '2026-11-23T10:00:05.000Z';
  expect(mergeReports([two, one, three]).merged).toMatchObject({ startedAt: one.startedAt, durationMs: 6000, comparisons: 19 });
});

describe('nothing is merged', () => {
  const [one, two, three] = shardsOf({}) as [VisualReport, VisualReport, VisualReport];
  test.each<[string, VisualReport[], string]>([
    ['without parts', [], 'no results'],
    ['of a whole run', [visit(stories, {})], 'no results'],
    ['without one part', [one, three], 'Part 2 of 3 is there 0 times'],
    ['with one part twice', [one, two, two, three], 'Part 2 of 3 is there 2 times'],
    ['with a part of another commit', [one, two, { ...three, commit: 'def' }], 'Part 3 is of another run'],
    [
      'with a part in another browser',
      [one, two, { ...three, environment: { ...three.environment, browser: 'x' } }],
      'another run',
    ],
  ])('%s', (_, reports, message) => {
    expect(() => mergeReports(reports)).toThrow(message);
  });
});
