import { decisionsAbout, describeRejection, isApproved } from './decisions.ts';
import { reject } from './manifest/accept.ts';
import { emptyManifest } from './manifest/manifest.ts';
import type { StoredDecision } from './review/protocol.ts';
import { aResult } from './test-support.ts';

const changed = aResult({ outcome: 'changed', accepted: 'old', current: 'new' });
const decision: StoredDecision = {
  storyId: 'a--one',
  mode: 'phone',
  accepted: 'old',
  current: 'new',
  verdict: 'approved',
  note: '',
  by: 'Ada',
  at: '2026-01-01',
};
const rejected: StoredDecision = { ...decision, verdict: 'rejected', note: 'too green', by: 'Grace', at: '2026-01-02' };

it.each([
  ['story', { storyId: 'b' }],
  ['mode', { mode: 'desktop' }],
  ['accepted screenshot', { accepted: 'older' }],
  ['current screenshot', { current: 'newer' }],
])('a decision about another %s says nothing', (_, difference) => {
  expect(decisionsAbout(changed, emptyManifest(), [{ ...decision, ...difference }])).toEqual([]);
});

it('the latest comes first, and one rejection is enough', () => {
  const decisions = decisionsAbout(changed, emptyManifest(), [decision, rejected]);
  expect(decisions.map(({ by }) => by)).toEqual(['Grace', 'Ada']);
  expect(isApproved({ decisions })).toBe(false);
  expect(isApproved({ decisions: decisions.slice(1) })).toBe(true);
  expect(isApproved({ decisions: [] })).toBe(false);
});

it('a screenshot that was accepted in spite of a rejection is still the rejected one', () => {
  const passed = { ...changed, outcome: 'passed' as const, accepted: 'new' };
  expect(decisionsAbout(passed, emptyManifest(), [rejected])).toHaveLength(1);
});

it('a removed story is decided by what was accepted', () => {
  const removed = aResult({ outcome: 'removed', accepted: 'old' });
  expect(decisionsAbout(removed, emptyManifest(), [{ ...decision, current: null }])).toHaveLength(1);
});

it('a rejection on this machine holds until the screenshot changes', () => {
  const manifest = emptyManifest();
  reject(manifest, changed, { by: 'Ada', at: 'now', note: 'no' });
  expect(decisionsAbout(changed, manifest, [])).toEqual([{ verdict: 'rejected', by: 'Ada', at: 'now', note: 'no' }]);
  expect(decisionsAbout({ ...changed, current: 'newer' }, manifest, [])).toEqual([]);
});

it('is told with its note', () => {
  expect(describeRejection(rejected)).toBe('Rejected by Grace: too green');
  expect(describeRejection({ ...rejected, note: '' })).toBe('Rejected by Grace.');
});
