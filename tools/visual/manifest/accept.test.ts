import type { VisualReport, VisualResult } from '../types.ts';
import { aResult } from '../panel/fixtures.ts';
import { acceptanceBlocker, requirePinnedBrowser } from './accept.ts';
import { emptyManifest, type Manifest } from './manifest.ts';

type Environment = VisualReport['environment'];
const lines = ['browser Chromium 147'];
const environment: Environment = { lines, differences: [], pinned: true };
const elsewhere: Environment = { ...environment, differences: ['browser Chromium 146 is gone'], pinned: false };

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
  expect(() => requirePinnedBrowser(environment, manifest)).toThrow(/together/);
  expect(() => requirePinnedBrowser(environment, manifest, true)).not.toThrow();
});

it('another browser than the pinned one accepts nothing, and says where the hashes are', () => {
  expect(() => requirePinnedBrowser(elsewhere, emptyManifest(), true)).toThrow(
    /take those of the CI run by .* --from <its results>\.$/,
  );
});
