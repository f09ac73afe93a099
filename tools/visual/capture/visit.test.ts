import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResult } from '../addon/fixtures.ts';
import { hashPixels } from '../compare/image.ts';
import type { Problem, VisualResult } from '../report-types.ts';
import { Store } from '../store/store.ts';
import { planVisits } from './plan.ts';
import type { StoryPage } from './story-page.ts';
import { isPageBroken, visitAgainWhereBroken, visitStory } from './visit';

const resultWith = (kind: Problem['kind'] | null) =>
  aResult({ problems: kind === null ? [] : [{ kind, message: 'It hung', detail: null }], notes: [] });

const note = 'It needed a second visit. At the first: It hung';

test.each<[(Problem['kind'] | null)[], string[], boolean]>([
  [['crash', null], [note], false],
  [['crash', 'crash'], [note], true],
  [['play'], [], true],
  [['timeout'], [], true],
  [['axe'], [], false],
  [['console'], [], false],
  [[null], [], false],
])('a story is visited again if it broke its page, and the last visit counts: %j', async (kinds, notes, isBroken) => {
  const visit = jest.fn<Promise<VisualResult>, []>();
  for (const kind of kinds) visit.mockResolvedValueOnce(resultWith(kind));
  const result = await visitAgainWhereBroken(visit);
  expect(visit).toHaveBeenCalledTimes(kinds.length);
  expect([result.problems[0]?.kind ?? null, result.notes, isPageBroken(result)]).toEqual([kinds.at(-1), notes, isBroken]);
});

describe('a visit', () => {
  const cache = new Store(mkdtempSync(join(tmpdir(), 'visit-')));
  afterAll(() => rmSync(cache.folder, { recursive: true }));
  const story = { id: 'a--one', title: 'A', name: 'One', importPath: '' };
  const [visit] = planVisits([{ story, parameters: {}, problems: [] }]);
  const shot = (shade: number) => ({ width: 2, height: 1, data: Buffer.alloc(8, shade) });
  const page = {
    ...{ enter: () => [], settle: () => [], leave: () => null, watch: { take: () => [] }, capture: () => shot(9) },
    call: (name: string) => Promise.resolve(name === 'axe' ? [] : '<p>'),
  } as unknown as StoryPage;

  test.each([
    ['the accepted screenshot', 9, 'passed', null],
    ['another one', 8, 'changed', { pixels: 2, where: '<p>' }],
    ['another one than this machine knows', 7, 'changed', null],
    ['a screenshot without an accepted one', null, 'new', null],
  ])('with %s', async (_, shade, outcome, change) => {
    if (visit === undefined) throw new Error('There is no visit.');
    await cache.put(hashPixels(shot(8)), shot(8));
    const hash = shade === null ? null : hashPixels(shot(shade));
    const line = { storyId: story.id, mode: 'default', width: 2, height: 1, by: null };
    const expected = new Map(hash === null ? [] : [[visit.key, { ...line, hash }]]);
    const result = await visitStory(page, visit, { expected, cache, withAxe: true });
    expect(result).toMatchObject({ outcome, accepted: hash, current: hashPixels(shot(9)) });
    expect(result.change).toEqual(change && (expect.objectContaining(change) as unknown));
    expect(cache.has(hashPixels(shot(9)))).toBe(true);
  });

  test.each([
    ['todo', 'new', 1, 0],
    ['error', 'errored', 0, 1],
  ])('with a violation that is %s', async (test, outcome, notes, problems) => {
    const [own] = planVisits([{ story, parameters: { a11y: { test } }, problems: [] }]);
    if (own === undefined) throw new Error('There is no visit.');
    const violation = { kind: 'axe', message: 'image-alt', detail: null };
    const violating = Object.create(page, { call: { value: () => [violation] } }) as StoryPage;
    const result = await visitStory(violating, own, { expected: new Map(), cache, withAxe: true });
    expect(result).toMatchObject({ outcome, problems: Array<object>(problems).fill(violation) });
    expect(result.notes).toEqual(Array<string>(notes).fill('To do: image-alt'));
  });
});
