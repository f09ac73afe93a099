/** One visit: show the story, wait, check it, take its screenshot, compare. */
import { messageOf } from '../../shared/userError.ts';
import { compareImages } from '../compare/compare.ts';
import { addText } from '../compare/text.ts';
import { classify, describeOutcome, describePlace, isPageBroken, makeResult } from '../outcome.ts';
import type { Screenshot, VisualResult } from '../types.ts';
import type { Store } from '../compare/store.ts';
import { unexpected } from './console-watch.ts';
import type { View, Visit } from './plan.ts';
import type { Shot, StoryPage } from './story-page.ts';

/** How often a screenshot that differs is taken before the story is reported as never standing still. */
const MAX_ATTEMPTS = 4;

export type VisitSettings = {
  /** Key → accepted screenshot, in the browser of this run. */
  expected: ReadonlyMap<string, Screenshot>;
  /** Has the accepted screenshots that this machine knows, and gets those of this run. */
  cache: Store;
  /** False when only the screenshots are needed. */
  withAxe: boolean;
};

/**
 * Takes the screenshot. When it is not the accepted one it is taken again until two in a row are equal: a story that
 * settles late is not a change, and one that never settles must be reported as such.
 */
async function take(page: StoryPage, { checks }: Visit, { accepted, notes }: VisualResult): Promise<Shot> {
  const first = await page.capture();
  let last = first;
  let attempts = 1;
  let isStill = first.hash === accepted;
  while (!isStill && attempts < MAX_ATTEMPTS) {
    await page.settle(checks);
    const next = await page.capture();
    isStill = next.hash === last.hash || next.hash === accepted;
    if (next.hash !== last.hash) attempts += 1;
    last = next;
  }
  if (attempts === 1) return last;
  const moved = compareImages(first, last);
  const where = moved === null ? 'and came back' : `within ${describePlace(moved.region)}`;
  notes.push(`It ${isStill ? 'settled late' : 'never stood still'}: in ${attempts} attempts, its screenshot moved ${where}.`);
  return last;
}

/** @returns null when no style depends on the forced state of the view */
async function look(page: StoryPage, visit: Visit, view: View, settings: VisitSettings): Promise<VisualResult | null> {
  const { story, checks } = visit;
  const accepted = settings.expected.get(view.key)?.hash ?? null;
  const result = makeResult({ ...view, story }, { outcome: 'passed', accepted });
  const { forced } = view.mode;
  const { problems } = result;
  let shot: Shot | null = null;
  try {
    if (forced === null) problems.push(...(await page.enter(story, view.mode)));
    else if (!(await page.force(forced))) return null;
    if (problems.length === 0) {
      problems.push(...(await page.settle(checks)));
      if (visit.axe && settings.withAxe) problems.push(...(await page.call('axe', checks.a11y.rules, forced !== null)));
      if (checks.snapshot) shot = await take(page, visit, result);
    }
    if (shot !== null && !settings.cache.has(shot.hash)) shot.lines = await page.call('lines');
    if (shot !== null && accepted !== null && accepted !== shot.hash) {
      // Null when this machine does not have the accepted screenshot: it is rendered later.
      const before = await settings.cache.read(accepted);
      const change = before && compareImages(before, shot);
      const where = change && (await page.call('describe', change.regions).catch(() => null));
      result.change = change && addText(change, before.lines, shot.lines, where);
    }
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    const hasLeft = /context was destroyed|navigat/i.test(reason);
    const message = hasLeft ? 'The story navigated away from its page.' : `The page failed: ${reason}`;
    problems.push({ kind: 'crash', message, detail: null });
  }
  // A screenshot of the fault, for the report.
  if (isPageBroken(result)) shot ??= await page.capture().catch(() => null);
  // Storybook also prints the error of a failed story.
  else problems.push(...unexpected([...(forced === null ? visit.loading : []), ...page.watch.take()], checks.allowConsole));
  if (shot !== null) {
    await settings.cache.put(shot.hash, shot);
    result.current = shot.hash;
    result.size = { width: shot.width, height: shot.height };
  }
  result.outcome = classify(result, checks.snapshot);
  result.sentence = describeOutcome(result);
  return result;
}

/** Shows the story once, and looks at it and at its forced states. */
export async function visitStory(page: StoryPage, visit: Visit, settings: VisitSettings): Promise<VisualResult[]> {
  const results: VisualResult[] = [];
  for (const view of [visit, ...visit.states]) {
    const result = await look(page, visit, view, settings);
    if (result !== null) results.push(result);
    if (results.some(isPageBroken)) return results;
  }
  const left = await page.leave();
  if (left !== null) results[0]?.notes.push(`It left ${left} in the page, which was loaded again.`);
  return results;
}

/**
 * The browser itself fails now and then: its page hangs, or crashes. A story whose page breaks is visited once more in a new
 * page; if the story is at fault, it breaks that page too. A second visit is mentioned in the notes.
 *
 * @param visit opens a page if there is none
 */
export async function visitAgainWhereBroken(visit: () => Promise<VisualResult[]>): Promise<VisualResult[]> {
  const first = await visit();
  const failure = first.flatMap(({ problems }) => problems).find(({ kind }) => kind === 'crash');
  if (failure === undefined) return first;
  const second = await visit();
  second[0]?.notes.push(`It needed a second visit. At the first: ${failure.message}`);
  return second;
}
