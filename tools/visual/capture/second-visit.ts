import type { VisitReport } from './visit.ts';

/**
 * The browser itself fails now and then: its page hangs, or is gone. What breaks its page is visited once more, in a new one;
 * what is the story's fault breaks that, too. A second visit is named in the notes.
 *
 * @param visit opens a page where there is none
 */
export async function visitAgainWhereBroken(visit: () => Promise<VisitReport>): Promise<VisitReport> {
  const first = await visit();
  const crash = first.result.problems.find(({ kind }) => kind === 'crash');
  if (!crash) return first;
  const second = await visit();
  const note = `It needed a second visit. At the first: ${crash.message}`;
  return { ...second, result: { ...second.result, notes: [...second.result.notes, note] } };
}
