import { comparePictures } from './compare.ts';
import { classify, countOutcomes, describeChange, describeOutcome, runFailures, runThreshold, tally } from './outcome.ts';
import type { Observation, RunFacts } from './outcome.ts';
import type { Change, Problem } from './report-types.ts';

const problem: Problem = { kind: 'axe', message: 'image-alt: Images must have alternative text', detail: null };
const change: Change = {
  pixels: 1,
  ratio: 0.00001,
  region: { x: 1, y: 2, width: 1, height: 1 },
  regions: [{ x: 1, y: 2, width: 1, height: 1 }],
  maxChannel: 1,
  maxDistance: 0.0012,
  before: { width: 10, height: 10 },
  after: { width: 10, height: 10 },
  where: '<button> “Book a demo”',
};
const fine: Observation = { visited: true, problems: [], compared: true, hasBaseline: true, change: null };

describe('classify', () => {
  it.each([
    ['passed', {}],
    ['changed', { change }],
    ['new', { hasBaseline: false }],
    ['missing', { visited: false }],
    ['errored', { problems: [problem] }],
    ['errored', { problems: [problem], change }],
    ['errored', { problems: [problem], hasBaseline: false }],
    ['passed', { compared: false, hasBaseline: false }],
    ['errored', { compared: false, problems: [problem] }],
  ] as const)('calls it %s: %j', (outcome, facts) => {
    expect(classify({ ...fine, ...facts })).toBe(outcome);
  });
});

describe('runFailures', () => {
  const facts: RunFacts = { status: 'same', expected: 3, comparisons: 3, failing: 0, ci: false, nothingAffected: false };

  it('is content with a run that compared something', () => {
    expect(runFailures(facts)).toEqual([]);
    expect(runFailures({ ...facts, status: 'first' })).toEqual([]);
  });

  it('never takes nothing for success', () => {
    expect(runFailures({ ...facts, expected: 0, comparisons: 0 })).toHaveLength(1);
    expect(runFailures({ ...facts, comparisons: 0 })).toHaveLength(1);
  });

  it('lets an only-changed run have nothing to do', () => {
    expect(runFailures({ ...facts, expected: 0, comparisons: 0, nothingAffected: true })).toEqual([]);
  });

  it('fails in CI when pictures could not be compared exactly', () => {
    expect(runFailures({ ...facts, status: 'changed' })).toEqual([]);
    expect(runFailures({ ...facts, status: 'changed', ci: true })).toHaveLength(1);
    expect(runFailures({ ...facts, status: 'unpinned', comparisons: 0 })).toEqual([]);
    expect(runFailures({ ...facts, status: 'unpinned', comparisons: 0, ci: true })).toHaveLength(1);
  });
});

describe('counting', () => {
  it('counts every outcome and adds faults of the run', () => {
    const counts = countOutcomes([{ outcome: 'passed' }, { outcome: 'passed' }, { outcome: 'new' }, { outcome: 'missing' }]);
    expect(counts).toEqual({ passed: 2, new: 1, changed: 0, removed: 0, missing: 1, errored: 0 });
    expect(tally({ counts, failures: ['one'] })).toEqual({ passed: 2, failed: 3 });
  });

  it('is exact except under another environment', () => {
    expect([runThreshold('same'), runThreshold('first'), runThreshold('changed')]).toEqual([0, 0, 0.063]);
  });
});

describe('sentences', () => {
  it('says what changed and where', () => {
    expect(describeChange(change)).toBe(
      '1 pixel (less than 0.01 %) differ within 1 × 1 at (1, 2), at <button> “Book a demo”. The greatest colour distance is 0.0012, 1 level in one channel.',
    );
  });

  it('says that the size changed', () => {
    const sheet = (height: number) => ({ width: 4, height, data: new Uint8Array(4 * height * 4) });
    const grown = comparePictures(sheet(4), sheet(6));
    expect(grown === null ? '' : describeChange(grown)).toMatch(/^The picture went from 4 × 4 to 4 × 6\. 8 pixels/);
  });

  it('names the first problem and counts the others', () => {
    expect(describeOutcome('errored', null, [problem, problem])).toBe(
      'Accessibility: image-alt: Images must have alternative text (and 1 more problem)',
    );
  });
});
