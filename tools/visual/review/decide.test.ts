import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyManifest, readManifest, writeManifest } from '../manifest/manifest.ts';
import { REPORT_VERSION } from '../report-types.ts';
import type { VisualReport, VisualResult } from '../report-types.ts';
import { readReport, writeReport } from '../results.ts';
import { aResult } from '../test-support.ts';
import { argumentsOf } from './dev-server.ts';
import { decide } from './decide.ts';

let folder: string;
const [old, fresh] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
const paths = () => ({ results: join(folder, 'results'), manifest: join(folder, 'screenshots.txt') });
const hashes = () => [...readManifest(paths().manifest).screenshots.values()].map(({ storyId, hash }) => [storyId, hash]);

const changed: VisualResult = aResult({
  outcome: 'changed',
  accepted: old,
  recorded: old,
  current: fresh,
  size: { width: 2, height: 3 },
  change: {
    pixels: 1,
    ratio: 1,
    region: { x: 0, y: 0, width: 1, height: 1 },
    regions: [],
    maxChannel: 1,
    maxDistance: 1,
    before: { width: 1, height: 1 },
    after: { width: 2, height: 3 },
    shift: null,
    where: null,
  },
});
const added = aResult({ key: 'b--two--phone', storyId: 'b--two', outcome: 'new', current: fresh, size: { width: 2, height: 3 } });
const broken = aResult({ key: 'c--three--phone', storyId: 'c--three', outcome: 'errored', current: fresh });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  const manifest = emptyManifest();
  manifest.screenshots.set(changed.key, { storyId: 'a--one', mode: 'phone', width: 1, height: 1, hash: old, by: null });
  writeManifest(paths().manifest, manifest);
  const environment = { browser: 'B', flags: [], fonts: {}, status: 'same', differences: [], pinned: true };
  const report = { version: REPORT_VERSION, environment, results: [changed, added, broken] };
  writeReport(paths().results, report as unknown as VisualReport);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('several are approved at once, and taken back', () => {
  const keys = [changed.key, added.key];
  decide({ keys, verdict: 'approved', note: '' }, paths());
  expect(hashes()).toEqual([
    ['a--one', fresh],
    ['b--two', fresh],
  ]);
  expect(readReport(paths().results).results.map(({ decisions }) => decisions.map(({ verdict }) => verdict))).toEqual([
    ['approved'],
    ['approved'],
    [],
  ]);
  decide({ keys, verdict: 'undo', note: '' }, paths());
  expect(hashes()).toEqual([['a--one', old]]);
});

test('a rejection is written with its note, in place of an approval', () => {
  decide({ keys: [changed.key], verdict: 'approved', note: '' }, paths());
  decide({ keys: [changed.key], verdict: 'rejected', note: 'Too "green"\nhere' }, paths());
  expect(hashes()).toEqual([['a--one', old]]);
  expect(readManifest(paths().manifest).rejected.get(changed.key)).toMatchObject({ current: fresh, note: 'Too "green"\nhere' });
  decide({ keys: [changed.key], verdict: 'undo', note: '' }, paths());
  expect(readManifest(paths().manifest).rejected.size).toBe(0);
});

test('where one cannot be approved, none is', () => {
  const before = readFileSync(paths().manifest, 'utf8');
  const all = { keys: [changed.key, broken.key], verdict: 'approved' as const, note: '' };
  expect(() => decide(all, paths())).toThrow(/mended/);
  expect(() => decide({ ...all, keys: ['gone'] }, paths())).toThrow(/no gone/);
  expect(readFileSync(paths().manifest, 'utf8')).toBe(before);
});

test('a run is asked for in the words of the command', () => {
  expect(argumentsOf({ storyIds: ['a--one', 'b--two'], changedOnly: false })).toEqual([
    '--json',
    '--build',
    '--stories=a--one,b--two',
  ]);
  expect(argumentsOf({ storyIds: null, changedOnly: true })).toEqual(['--json', '--build', '--changed-since', 'HEAD']);
});
