import { dataOf } from '../panel/fixtures.ts';
import type { VisualReport } from '../types.ts';
import { mergeReports } from './shard.ts';

const ids = ['e', 'd', 'c', 'b', 'a'].map((letter) => `a--${letter}`);

// That the parts have every story once, and become what one machine makes, is proven in tests/release/shards.spec.ts.
describe('nothing is merged', () => {
  const part = (index: number): VisualReport => ({
    ...dataOf().report,
    shard: { index, count: 3, stories: ids, nothingAffected: false },
  });
  const [one, two, three] = [part(1), part(2), part(3)];
  const elsewhere = { ...three, environment: { ...three.environment, lines: [] } };
  test.each<[string, VisualReport[], string]>([
    ['without parts', [], 'no results'],
    ['without one part', [one, three], 'Part 2 of 3 is there 0 times'],
    ['with one part twice', [one, two, two, three], 'Part 2 of 3 is there 2 times'],
    ['with a part of another commit', [one, two, { ...three, commit: 'def' }], 'Part 3 is of another run'],
    ['with a part in another browser', [one, two, elsewhere], 'another run'],
  ])('%s', (_, reports, message) => {
    expect(() => mergeReports(reports)).toThrow(message);
  });
});
