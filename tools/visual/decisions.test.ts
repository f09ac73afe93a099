import { describeRejection, rejectedThoughAccepted } from './decisions.ts';
import { decidedHashes, decisionsAbout, subjectOf } from './outcome.ts';
import type { StoredDecision } from './review/protocol.ts';
import { aResult } from './addon/fixtures.ts';

const changed = aResult({ outcome: 'changed', accepted: 'old', current: 'new' });
const removed = aResult({ outcome: 'removed', accepted: 'old' });
const decision: StoredDecision = { ...subjectOf(changed), verdict: 'approved', note: '', by: 'Ada', at: '2026-01-01' };
const rejected: StoredDecision = { ...decision, verdict: 'rejected', note: 'too green', by: 'Grace', at: '2026-01-02' };

it.each([
  ['the same change', changed, {}, 1],
  ['another story', changed, { storyId: 'b' }, 0],
  ['another mode', changed, { mode: 'desktop' }, 0],
  ['another accepted screenshot', changed, { accepted: 'older' }, 0],
  ['another current screenshot', changed, { current: 'newer' }, 0],
  // A screenshot that was accepted in spite of a rejection is still rejected.
  ['a result that passes now', aResult({ accepted: 'new', current: 'new' }), {}, 1],
  ['a removed story', removed, { current: null }, 1],
])('a decision about %s', (_, result, difference, found) => {
  expect(decisionsAbout(result, [{ ...decision, ...difference }])).toHaveLength(found);
});

it('the latest of each reviewer counts, and comes first', () => {
  const again = { ...decision, verdict: 'rejected' as const, at: '2026-01-03' };
  const decisions = decisionsAbout({ ...changed, decisions: [decision] }, [rejected, again]);
  expect(decisions.map(({ by, verdict }) => `${by} ${verdict}`)).toEqual(['Ada rejected', 'Grace rejected']);
});

it('decisions are listed by what is shown, and of a removed story by what was accepted', () => {
  expect(decidedHashes([changed, removed, aResult({ outcome: 'missing' })])).toEqual(['new', 'old']);
});

it('a rejection of an accepted screenshot fails the run, and one of a change is told with the change', () => {
  const decisions = [rejected];
  const failures = rejectedThoughAccepted([aResult({ decisions }), aResult({ outcome: 'changed', decisions }), aResult()]);
  expect(failures).toEqual(['A / One · phone is in the manifest. Rejected by Grace: too green']);
});

it('a rejection is printed with its note', () => {
  expect(describeRejection(rejected)).toBe('Rejected by Grace: too green');
  expect(describeRejection({ ...rejected, note: '' })).toBe('Rejected by Grace.');
});
