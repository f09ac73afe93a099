import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResult } from '../panel/fixtures.ts';
import { hashPixels } from '../compare/image.ts';
import type { Problem } from '../types.ts';
import { Store } from '../compare/store.ts';
import { planVisits } from './plan.ts';
import type { StoryPage } from './story-page.ts';
import { visitAgainWhereBroken, visitStory } from './visit.ts';

test.each<[(Problem['kind'] | null)[], number]>([
  [['crash', null], 2],
  [['crash', 'crash'], 2],
  [['play'], 1],
  [[null], 1],
])('a story is visited again if it broke its page, and the last visit counts: %j', async (kinds, visits) => {
  const visit = jest.fn();
  for (const kind of kinds) {
    const problems = kind === null ? [] : [{ kind, message: 'It hung', detail: null }];
    visit.mockResolvedValueOnce([aResult({ problems, notes: [] })]);
  }
  const [result] = await visitAgainWhereBroken(visit);
  expect(visit).toHaveBeenCalledTimes(visits);
  expect(result?.problems[0]?.kind ?? null).toBe(kinds.at(-1));
  expect(result?.notes).toEqual(visits === 1 ? [] : ['It needed a second visit. At the first: It hung']);
});

describe('a visit', () => {
  const cache = new Store(mkdtempSync(join(tmpdir(), 'visit-')));
  afterAll(() => rmSync(cache.folder, { recursive: true }));
  const story = { id: 'a--one', title: 'A', name: 'One', importPath: '' };
  const shot = (shade: number) => {
    const image = { width: 2, height: 1, data: Buffer.alloc(8, shade) };
    return { ...image, hash: hashPixels(image) };
  };
  const parts = {
    enter: () => [],
    settle: () => [],
    leave: () => null,
    watch: { take: () => [] },
    capture: () => shot(9),
    call: (name: string) => Promise.resolve(name === 'axe' ? [] : 'button “Send”'),
  };
  const look = (more: object = {}, hash: string | null = null) => {
    const [visit] = planVisits({ story, parameters: {}, problems: [] });
    if (visit === undefined) throw new Error('There is no visit.');
    const line = { storyId: story.id, mode: 'default', width: 2, height: 1, by: null };
    const expected = new Map(hash === null ? [] : [[visit.key, { ...line, hash }]]);
    return visitStory({ ...parts, ...more } as unknown as StoryPage, visit, { expected, cache, withAxe: true });
  };

  test.each([
    ['the accepted screenshot', 9, 'passed', null],
    ['another one', 8, 'changed', { pixels: 2, where: 'button “Send”' }],
    ['another one than this machine knows', 7, 'changed', null],
    ['a screenshot without an accepted one', null, 'new', null],
  ])('with %s', async (_, shade, outcome, change) => {
    await cache.put(shot(8).hash, shot(8));
    const hash = shade === null ? null : shot(shade).hash;
    const [result] = await look({}, hash);
    expect(result).toMatchObject({ outcome, accepted: hash, current: shot(9).hash });
    expect(result?.change).toEqual(change && (expect.objectContaining(change) as unknown));
    expect(cache.has(shot(9).hash)).toBe(true);
  });

  test('fails by a violation of accessibility', async () => {
    const violation = { kind: 'axe', message: 'image-alt', detail: null };
    expect(await look({ call: () => Promise.resolve([violation]) })).toMatchObject([
      { outcome: 'errored', problems: [violation] },
    ]);
  });
});
