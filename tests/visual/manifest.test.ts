import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptable, acceptanceRefusal, rejectionOf } from './accept.ts';
import {
  checkEnvironment,
  emptyManifest,
  formatManifest,
  parseManifest,
  readManifest,
  readRejections,
  writeManifest,
  writeRejections,
} from './manifest.ts';
import type { BaselineEntry, Manifest } from './manifest.ts';
import type { BrowserEnvironment, VisualResult } from './report-types.ts';

const environment: BrowserEnvironment = { browser: 'Chromium 147', flags: ['--a', '--b'], fonts: { 'Open.ttf': 'abc' } };
const entry = (story: string): BaselineEntry => ({
  story,
  title: 'T',
  name: 'N',
  mode: 'phone',
  width: 1,
  height: 2,
  pixels: 'p',
  file: 'f',
});
const manifest: Manifest = { version: 1, environment, baselines: { 'b.png': entry('b'), 'a.png': entry('a') } };

describe('the manifest', () => {
  it('has a line for each baseline, in order', () => {
    const lines = formatManifest(manifest)
      .split('\n')
      .filter((line) => line.includes('.png'));
    expect(lines.map((line) => line.trim().slice(0, 7))).toEqual(['"a.png"', '"b.png"']);
  });

  it('reads what it wrote', () => {
    expect(parseManifest(formatManifest(manifest))).toEqual(manifest);
    expect(parseManifest(formatManifest(emptyManifest()))).toEqual(emptyManifest());
  });

  it('refuses a version it does not know', () => {
    expect(() => parseManifest('{"version":2}')).toThrow(/unknown version/);
  });

  it('is kept in a folder, beside the rejections', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    try {
      expect(readManifest(folder)).toEqual(emptyManifest());
      expect(readRejections(folder)).toEqual({});
      writeManifest(folder, manifest);
      writeRejections(folder, { 'a.png': { note: 'no', at: 'now', pixels: 'p' } });
      expect(readManifest(folder)).toEqual(manifest);
      expect(readRejections(folder)['a.png']?.note).toBe('no');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('checkEnvironment', () => {
  it('knows the first run and systems without the pinned browser', () => {
    expect(checkEnvironment(null, environment).status).toBe('first');
    expect(checkEnvironment(environment, null).status).toBe('unpinned');
    expect(checkEnvironment(environment, { ...environment }).status).toBe('same');
  });

  it.each([
    [{ browser: 'Chromium 148' }, 'browser Chromium 147 → Chromium 148'],
    [{ flags: ['--a'] }, 'flag --b is gone'],
    [{ flags: ['--a', '--b', '--c'] }, 'flag --c is new'],
    [{ fonts: { 'Open.ttf': 'xyz' } }, 'font Open.ttf (abc) is gone'],
  ])('names what differs: %j', (difference, message) => {
    const { status, differences } = checkEnvironment(environment, { ...environment, ...difference });
    expect(status).toBe('changed');
    expect(differences).toContain(message);
  });
});

describe('acceptance', () => {
  const broken = { kind: 'play' as const, message: '', detail: null };
  const untrusted = { kind: 'baseline' as const, message: '', detail: null };

  it('is for pictures of stories that work', () => {
    expect(acceptable({ outcome: 'new', problems: [], pixels: 'x' })).toBe(true);
    expect(acceptable({ outcome: 'changed', problems: [], pixels: 'x' })).toBe(true);
    expect(acceptable({ outcome: 'removed', problems: [], pixels: null })).toBe(true);
    expect(acceptable({ outcome: 'errored', problems: [broken], pixels: 'x' })).toBe(false);
    expect(acceptable({ outcome: 'errored', problems: [untrusted], pixels: 'x' })).toBe(true);
    expect(acceptable({ outcome: 'missing', problems: [], pixels: null })).toBe(false);
    expect(acceptable({ outcome: 'passed', problems: [], pixels: 'x' })).toBe(false);
  });

  it('never happens in CI, without the pinned browser, or half under another one', () => {
    expect(acceptanceRefusal({ ci: true, status: 'same', everything: true })).toMatch(/CI/);
    expect(acceptanceRefusal({ ci: false, status: 'unpinned', everything: true })).toMatch(/Linux/);
    expect(acceptanceRefusal({ ci: false, status: 'changed', everything: false })).toMatch(/--all/);
    expect(acceptanceRefusal({ ci: false, status: 'changed', everything: true })).toBeNull();
    expect(acceptanceRefusal({ ci: false, status: 'first', everything: false })).toBeNull();
  });

  it('remembers a rejection until the pixels change', () => {
    const rejection = { note: 'too green', at: 'now', pixels: 'one' };
    const result = { baseline: 'a.png', outcome: 'changed', pixels: 'one' } as VisualResult;
    expect(rejectionOf({ 'a.png': rejection }, result)).toEqual(rejection);
    expect(rejectionOf({ 'a.png': rejection }, { ...result, pixels: 'two' })).toBeNull();
    expect(rejectionOf({ 'a.png': rejection }, { ...result, outcome: 'passed' })).toBeNull();
    expect(
      rejectionOf({ 'a.png': { ...rejection, pixels: 'removed' } }, { ...result, outcome: 'removed', pixels: null }),
    ).not.toBeNull();
  });
});
