import { comparePictures } from './compare/compare.ts';
import { classify, countOutcomes, describeChange, describeOutcome, runFailures, tally } from './outcome.ts';
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
  shift: null,
  before: { width: 10, height: 10 },
  after: { width: 10, height: 10 },
  where: '<button> “Book a demo”',
};
const fine: Observation = { visited: true, problems: [], compared: true, isAccepted: true, differs: false };

describe('classify', () => {
  it.each([
    ['passed', {}],
    ['changed', { differs: true }],
    ['new', { isAccepted: false }],
    ['missing', { visited: false }],
    ['errored', { problems: [problem] }],
    ['errored', { problems: [problem], differs: true }],
    ['errored', { problems: [problem], isAccepted: false }],
    ['passed', { compared: false, isAccepted: false }],
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

  it('fails in CI under another browser', () => {
    expect(runFailures({ ...facts, status: 'other' })).toEqual([]);
    expect(runFailures({ ...facts, status: 'other', ci: true })).toHaveLength(1);
  });
});

describe('counting', () => {
  it('counts every outcome and adds faults of the run', () => {
    const counts = countOutcomes([{ outcome: 'passed' }, { outcome: 'passed' }, { outcome: 'new' }, { outcome: 'missing' }]);
    expect(counts).toEqual({ passed: 2, new: 1, changed: 0, removed: 0, missing: 1, errored: 0 });
    expect(tally({ counts, failures: ['one'] })).toEqual({ passed: 2, failed: 3 });
  });
});

describe('sentences', () => {
  it('tells a shift as one finding', () => {
    const shifted = { ...change, after: { width: 10, height: 13 }, shift: { y: 4, rows: 3 } };
    expect(describeChange(shifted)).toContain('Everything below 4 moved down by 3 rows and is otherwise the same.');
    expect(describeChange({ ...shifted, shift: { y: 4, rows: -1 } })).toContain('moved up by 1 row ');
  });

  it('says what changed and where', () => {
    expect(describeChange(change)).toBe(
      '1 pixel (less than 0.01 %) differ within 1 × 1 at (1, 2), at <button> “Book a demo”. The greatest color distance is 0.0012, 1 level in one channel.',
    );
  });

  it('says that the size changed', () => {
    const sheet = (height: number) => ({ width: 4, height, data: new Uint8Array(4 * height * 4) });
    const grown = comparePictures(sheet(4), sheet(6));
    expect(grown === null ? '' : describeChange(grown)).toMatch(/^It went from 4 × 4 to 4 × 6\. 8 pixels/);
  });

  it('names the first problem and counts the others', () => {
    expect(describeOutcome('errored', null, [problem, problem])).toBe(
      'Accessibility: image-alt: Images must have alternative text (and 1 more problem)',
    );
  });
});
