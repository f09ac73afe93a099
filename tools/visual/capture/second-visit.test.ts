import type { Problem } from '../report-types.ts';
import { visitAgainWhereBroken } from './second-visit';
import type { VisitReport } from './visit';

const report = (kind?: Problem['kind']) =>
  ({
    result: { outcome: kind ? 'errored' : 'passed', problems: kind ? [{ kind, message: 'It hung' }] : [], notes: [] },
    broken: kind === 'crash',
  }) as unknown as VisitReport;

const visits = (...reports: VisitReport[]) => {
  const visit = jest.fn<Promise<VisitReport>, []>();
  for (const one of reports) visit.mockResolvedValueOnce(one);
  return visit;
};

test('a page that broke once is no verdict, and no secret', async () => {
  const visit = visits(report('crash'), report());
  const { result } = await visitAgainWhereBroken(visit);
  expect(visit).toHaveBeenCalledTimes(2);
  expect(result).toMatchObject({ outcome: 'passed', notes: ['It needed a second visit. At the first: It hung'] });
});

test('a story that breaks every page is', async () => {
  const visit = visits(report('crash'), report('crash'));
  expect((await visitAgainWhereBroken(visit)).result.outcome).toBe('errored');
  expect(visit).toHaveBeenCalledTimes(2);
});

test.each([['play'], ['axe'], ['console'], ['timeout'], [undefined]] as const)('%s is a verdict at once', async (kind) => {
  const visit = visits(report(kind));
  await visitAgainWhereBroken(visit);
  expect(visit).toHaveBeenCalledTimes(1);
});
