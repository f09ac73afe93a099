import type { VisualReport, VisualResult } from '../report-types.ts';
import { aResult } from '../test-support.ts';
import { accept, acceptanceRefusal, adoptEnvironment, pendingIn, reject } from './accept.ts';
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
  aResult({ outcome: 'changed', recorded: 'old', accepted: 'old', current: 'new', size: { width: 5, height: 6 }, ...changes });

describe('what can be accepted', () => {
  it.each<[string, Partial<VisualResult>, RegExp | null]>([
    ['a change', {}, null],
    ['a removed story', { outcome: 'removed', current: null }, null],
    ['a broken story', { outcome: 'errored', problems: [{ kind: 'play', message: 'no button', detail: null }] }, /no button/],
    ['a story that was not visited', { outcome: 'missing', current: null }, /not visited/],
    ['a change to what the manifest no longer says', { recorded: 'older' }, /manifest was changed/],
  ])('%s', (_, result, refusal) => {
    const said = acceptanceRefusal(changed(result), accepted('old'));
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toMatch(refusal);
  });

  it('the same once more', () => {
    expect(acceptanceRefusal(changed(), accepted('new'))).toBeNull();
  });
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

describe('changes that were accepted in another browser', () => {
  it('are recognized by the hash that they changed, and no others are', () => {
    const manifest = accepted('old');
    accept(manifest, changed(), { environment: elsewhere, by: null });
    const other = changed({ key: 'b--two--phone' });
    const moved = changed({ recorded: 'meanwhile' });
    const passed = changed({ outcome: 'passed' });
    expect(pendingIn(manifest, [changed(), other, passed])).toEqual({ completed: [changed()], stale: [] });
    expect(pendingIn(manifest, [moved])).toEqual({ completed: [], stale: [moved] });
  });
});
