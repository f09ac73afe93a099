import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkEnvironment,
  emptyManifest,
  formatManifest,
  parseManifest,
  readManifest,
  resultKey,
  writeManifest,
} from './manifest.ts';

const environment = { browser: 'Chromium 147 (a b)', flags: ['--a=MAP * x', '--b'], fonts: { 'Open Sans.ttf': 'abc' } };
const [one, other] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
const lines = [
  'browser Chromium 147 (a b)',
  'flag --a=MAP * x',
  'flag --b',
  'font abc Open Sans.ttf',
  `screenshot a--one phone 360x40 ${one}`,
  `screenshot b--two phone 360x40 ${other} Ada Lovelace`,
  `pending a--one phone ${one} Grace Hopper`,
  'pending c--new phone new',
  'rejected a--one phone removed 2026-01-01 "Ada" ""',
  `rejected b--two phone ${other} 2026-01-01 "Ada \\"A\\" L" "Too\\n\\"green\\" here"`,
];

describe('the manifest', () => {
  const manifest = parseManifest(lines.join('\n'));

  it('reads every kind of line', () => {
    const [a, b] = ['a--one', 'b--two'].map((storyId) => ({ storyId, mode: 'phone' }));
    const at = '2026-01-01';
    expect(manifest).toEqual({
      environment,
      screenshots: new Map([
        ['a--one--phone', { ...a, width: 360, height: 40, hash: one, by: null }],
        ['b--two--phone', { ...b, width: 360, height: 40, hash: other, by: 'Ada Lovelace' }],
      ]),
      pending: new Map([
        ['a--one--phone', { ...a, accepted: one, by: 'Grace Hopper' }],
        ['c--new--phone', { storyId: 'c--new', mode: 'phone', accepted: null, by: null }],
      ]),
      rejected: new Map([
        ['a--one--phone', { ...a, current: null, at, by: 'Ada', note: '' }],
        ['b--two--phone', { ...b, current: other, at, by: 'Ada "A" L', note: 'Too\n"green" here' }],
      ]),
    });
  });

  it('is written as it was read, in order', () => {
    const shuffled = { ...manifest, screenshots: new Map([...manifest.screenshots].reverse()) };
    const written = formatManifest(shuffled).trimEnd().split('\n');
    expect(written.filter((line) => !line.startsWith('#'))).toEqual(lines);
    expect(parseManifest(formatManifest(emptyManifest()))).toEqual(emptyManifest());
  });

  it.each([
    '<<<<<<< HEAD',
    `screenshot a--one phone 360x40 ${one.slice(1)}`,
    `screenshot a--one phone 360 ${one}`,
    'pending a--one phone 12',
    'image a--one',
    'rejected a--one phone removed 2026-01-01 Ada',
    `screenshot twice phone 360x40 ${one}`,
  ])('rejects a broken merge: %s', (line) => {
    expect(() => parseManifest(`# a comment\nscreenshot twice phone 360x40 ${one}\n${line}\n`)).toThrow(/line 3/);
  });

  it('is read from a file, which may not exist yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    try {
      const file = join(folder, 'screenshots.txt');
      expect(readManifest(file)).toEqual(emptyManifest());
      writeManifest(file, manifest);
      expect(readManifest(file)).toEqual(manifest);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it.each([
  ['ServerError', 'server-error'],
  ['Phone Dark', 'phone-dark'],
  ['  a/b  ', 'a-b'],
  ['Größe 2', 'größe-2'],
])('mode %j is named %s', (text, expected) => {
  expect(resultKey('forms-lead--sent', text)).toBe(`forms-lead--sent--${expected}`);
});

it.each([
  [null, 'first', []],
  [{}, 'same', []],
  [{ browser: 'Chromium 146' }, 'other', ['browser Chromium 146 → Chromium 147 (a b)']],
  [{ flags: ['--a=MAP * x', '--b', '--c'] }, 'other', ['flag --c is gone']],
  [{ flags: ['--a=MAP * x'] }, 'other', ['flag --b is new']],
  [{ fonts: { 'Open Sans.ttf': 'xyz' } }, 'other', ['font Open Sans.ttf (xyz) is gone', 'font Open Sans.ttf (abc) is new']],
])('when the manifest was accepted in %j, the browser is %s', (accepted, status, differences) => {
  const before = accepted === null ? null : { ...environment, ...accepted };
  expect(checkEnvironment(before, environment)).toEqual({ status, differences });
});
