import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, resultOf } from '../panel/fixtures.ts';
import { emptyManifest, readManifest, writeManifest } from '../manifest/manifest.ts';
import { decisionsAbout } from '../outcome.ts';
import { readReport, writeReport } from '../run/results.ts';
import { decide } from './decide.ts';

let folder: string;
const paths = () => ({ results: join(folder, 'results'), manifest: join(folder, 'screenshots.txt') });
const decideAll = (keys: string[], verdict: 'approved' | 'rejected' | 'undo', note = '') =>
  decide({ keys, verdict, note }, paths());
const hashes = () => [...readManifest(paths().manifest).screenshots.values()].map(({ hash }) => hash);

const [before, after] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
const size = { width: 360, height: 240 };
const recorded = { storyId: 'components-button--changed', mode: 'desktop', ...size, hash: before, by: 'Grace' };
const gone = { ...recorded, storyId: 'components-button--removed' };
const changed = resultOf('Changed', 'changed', { accepted: before, recorded, current: after, size });
const added = resultOf('New', 'new', { current: after, size });
const removed = resultOf('Removed', 'removed', { accepted: before, recorded: gone });
const broken = resultOf('Broken', 'errored', { accepted: before, current: after, size });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  const manifest = emptyManifest();
  manifest.screenshots.set(changed.key, recorded).set(removed.key, gone);
  writeManifest(paths().manifest, manifest);
  writeReport(paths().results, dataOf(changed, added, removed, broken).report);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('several results are approved at once, and withdrawn', () => {
  decideAll([changed.key, added.key, removed.key], 'approved');
  expect(hashes()).toEqual([after, after]);
  const decided = readReport(paths().results).results.map(({ decisions }) => decisions[0]?.verdict);
  expect(decided).toEqual(['approved', 'approved', 'approved', undefined]);
  decideAll([changed.key, added.key, removed.key], 'undo');
  expect([...readManifest(paths().manifest).screenshots.values()]).toEqual([recorded, gone]);
});

test('a rejection is written with its note, in place of an approval, and withdrawn or replaced by one', () => {
  decideAll([changed.key], 'approved');
  decideAll([changed.key], 'rejected', 'Too "green"\nhere');
  expect(hashes()).toEqual([before, before]);
  const rejections = [...readManifest(paths().manifest).rejected.values()];
  expect(decisionsAbout(changed, rejections)).toMatchObject([{ verdict: 'rejected', note: 'Too "green"\nhere' }]);
  for (const later of ['undo', 'approved'] as const) {
    decideAll([changed.key], 'rejected');
    decideAll([changed.key], later);
    expect(readManifest(paths().manifest).rejected.size).toBe(0);
  }
});

test('if one result cannot be approved, none is', () => {
  const text = readFileSync(paths().manifest, 'utf8');
  expect(() => decideAll([changed.key, broken.key], 'approved')).toThrow();
  expect(() => decideAll([changed.key, 'gone'], 'approved')).toThrow(/no gone/);
  expect(readFileSync(paths().manifest, 'utf8')).toBe(text);
});
