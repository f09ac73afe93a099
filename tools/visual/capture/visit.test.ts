import type { Problem } from '../report-types.ts';
import { visitAgainWhereBroken } from './visit';
import type { VisitReport } from './visit';

const report = (kind: Problem['kind'] | null) =>
  ({ result: { problems: kind === null ? [] : [{ kind, message: 'It hung' }], notes: [] } }) as unknown as VisitReport;

const note = 'It needed a second visit. At the first: It hung';

test.each<[string, (Problem['kind'] | null)[], Problem['kind'] | null, string[]]>([
  ['a page that broke once is noted, and the second visit counts', ['crash', null], null, [note]],
  ['a story that breaks every page has crashed', ['crash', 'crash'], 'crash', [note]],
  ...(['play', 'axe', 'console', 'timeout', null] as const).map((kind): [string, (typeof kind)[], typeof kind, string[]] => [
    `${kind ?? 'no problem'} is the verdict after one visit`,
    [kind],
    kind,
    [],
  ]),
])('%s', async (_, kinds, verdict, notes) => {
  const visit = jest.fn<Promise<VisitReport>, []>();
  for (const kind of kinds) visit.mockResolvedValueOnce(report(kind));
  const { result } = await visitAgainWhereBroken(visit);
  expect(visit).toHaveBeenCalledTimes(kinds.length);
  expect([result.problems[0]?.kind ?? null, result.notes]).toEqual([verdict, notes]);
});
