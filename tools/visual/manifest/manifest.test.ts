import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserEnvironment } from '../report-types.ts';
import { checkEnvironment, emptyManifest, formatManifest, parseManifest, readManifest, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const environment: BrowserEnvironment = {
  browser: 'Chromium 147 (a b)',
  flags: ['--a=MAP * x', '--b'],
  fonts: { 'Open Sans.ttf': 'abc' },
};
const [one, other] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];

function manifest(): Manifest {
  const shot = (storyId: string, by: string | null) => ({ storyId, mode: 'phone', width: 360, height: 40, hash: one, by });
  return {
    environment,
    screenshots: new Map([
      ['b--two--phone', shot('b--two', 'Ada Lovelace')],
      ['a--one--phone', shot('a--one', null)],
    ]),
    pending: new Map([
      ['a--one--phone', { storyId: 'a--one', mode: 'phone', accepted: one, by: 'Grace' }],
      ['c--new--phone', { storyId: 'c--new', mode: 'phone', accepted: null, by: null }],
    ]),
    rejected: new Map([
      [
        'b--two--phone',
        { storyId: 'b--two', mode: 'phone', current: other, by: 'Ada "A" L', at: '2026-01-01', note: 'Too\n"green" here' },
      ],
      ['a--one--phone', { storyId: 'a--one', mode: 'phone', current: null, by: 'Ada', at: '2026-01-01', note: '' }],
    ]),
  };
}

describe('the manifest', () => {
  it('has a line for each screenshot, in order', () => {
    const lines = formatManifest(manifest())
      .split('\n')
      .filter((line) => line.startsWith('screenshot'));
    expect(lines).toEqual([`screenshot a--one phone 360x40 ${one}`, `screenshot b--two phone 360x40 ${one} Ada Lovelace`]);
  });

  it('reads what it wrote', () => {
    expect(parseManifest(formatManifest(manifest()))).toEqual(manifest());
    expect(parseManifest(formatManifest(emptyManifest()))).toEqual(emptyManifest());
  });

  it.each([
    '<<<<<<< HEAD',
    `screenshot a--one phone 360x40 ${one.slice(1)}`,
    `screenshot a--one phone 360 ${one}`,
    'pending a--one phone 12',
    'image a--one',
    'rejected a--one phone removed 2026-01-01 Ada ""',
  ])('takes no half of a merge: %s', (line) => {
    expect(() => parseManifest(`# a comment\n\n${line}\n`)).toThrow(/line 3/);
  });

  it('takes no story twice', () => {
    const line = `screenshot a--one phone 360x40 ${one}`;
    expect(() => parseManifest(`${line}\n${line.replaceAll('1', '1')}\n`)).toThrow(/line 2/);
  });

  it('is a file, or nothing yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    try {
      const file = join(folder, 'screenshots.txt');
      expect(readManifest(file)).toEqual(emptyManifest());
      writeManifest(file, manifest());
      expect(readManifest(file)).toEqual(manifest());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('checkEnvironment', () => {
  it('knows the first run', () => {
    expect(checkEnvironment(null, environment).status).toBe('first');
    expect(checkEnvironment(environment, { ...environment })).toEqual({ status: 'same', differences: [] });
  });

  it.each([
    [{ browser: 'Chromium 148' }, 'browser Chromium 147 (a b) → Chromium 148'],
    [{ flags: ['--a=MAP * x'] }, 'flag --b is gone'],
    [{ flags: [...environment.flags, '--c'] }, 'flag --c is new'],
    [{ fonts: { 'Open Sans.ttf': 'xyz' } }, 'font Open Sans.ttf (abc) is gone'],
  ])('names what differs: %j', (difference, message) => {
    const { status, differences } = checkEnvironment(environment, { ...environment, ...difference });
    expect(status).toBe('other');
    expect(differences).toContain(message);
  });
});
