/** One visit: show the story, wait, check it, take its screenshot, compare. */
import { setTimeout as sleep } from 'node:timers/promises';
import { compareImages, type Image } from '../compare/compare.ts';
import { hashPixels } from '../compare/image.ts';
import { classify, describeOutcome, describePlace, makeResult } from '../outcome.ts';
import type { Change, Problem, ProblemKind, Screenshot, VisualResult } from '../report-types.ts';
import type { Store } from '../store/store.ts';
import { unexpected } from './console-watch.ts';
import type { Visit } from './plan.ts';
import type { StoryPage } from './story-page.ts';

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

/** After these problems a page cannot be used for another story. */
const BREAKING: readonly ProblemKind[] = ['play', 'render', 'timeout', 'crash'];

export const isPageBroken = ({ problems }: Pick<VisualResult, 'problems'>): boolean =>
  problems.some(({ kind }) => BREAKING.includes(kind));

type Shot = { image: Image; hash: string };

async function shoot(page: StoryPage): Promise<Shot> {
  const image = await page.capture();
  return { image, hash: hashPixels(image) };
}

/** What moved while a story settled. */
function describeSettling(first: Image, last: Image, attempts: number, isStill: boolean): string {
  const moved = compareImages(first, last);
  const where = moved === null ? 'and came back' : `within ${describePlace(moved.region)}`;
  return isStill
    ? `It settled late: its screenshot took ${attempts} attempts, and moved ${where}.`
    : `It never stood still in ${attempts} attempts: its screenshot moved ${where}.`;
}

/**
 * Takes the screenshot. When it is not the accepted one it is taken again until two in a row are equal: a story that
 * settles late is not a change, and one that never settles must be reported as such.
 */
async function take(page: StoryPage, { checks }: Visit, { accepted, notes }: VisualResult): Promise<Shot> {
  const first = await shoot(page);
  let last = first;
  let attempts = 1;
  let isStill = first.hash === accepted;
  while (!isStill && attempts < MAX_ATTEMPTS) {
    await page.settle(checks);
    const next = await shoot(page);
    isStill = next.hash === last.hash || next.hash === accepted;
    if (next.hash !== last.hash) attempts += 1;
    last = next;
  }
  if (attempts > 1) notes.push(describeSettling(first.image, last.image, attempts, isStill));
  return last;
}

/** How a screenshot differs from the accepted one, if it does. */
async function compare(page: StoryPage, after: Image, before: Image, threshold: number): Promise<Change | null> {
  const change = compareImages(before, after, threshold);
  if (change === null) return null;
  const { x, y, width, height } = change.regions[0] ?? change.region;
  return { ...change, where: await page.call('describe', x + width / 2, y + height / 2).catch(() => null) };
}

function crash(error: unknown): Problem {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const hasLeft = /context was destroyed|navigat/i.test(message);
  const text = hasLeft ? 'The story navigated away from its page.' : `The page failed: ${message}`;
  return { kind: 'crash', message: text, detail: null };
}

export async function visitStory(page: StoryPage, visit: Visit, settings: VisitSettings): Promise<VisualResult> {
  const started = performance.now();
  const { expected, cache, withAxe } = settings;
  const { story, mode, checks } = visit;
  const accepted = expected.get(visit.key)?.hash ?? null;
  const result = makeResult(visit, { outcome: 'passed', accepted, threshold: checks.diffThreshold });
  const { problems, notes } = result;
  let shot: Shot | null = null;
  let differs = false;
  let broken = false;
  try {
    problems.push(...(await page.enter(story, mode)));
    broken = problems.length > 0;
    if (!broken) {
      if (checks.delay > 0) await sleep(checks.delay);
      problems.push(...(await page.settle(checks)));
      if (visit.axe && withAxe) {
        const violations = await page.call('axe', checks.a11y.rules);
        if (checks.a11y.todo) notes.push(...violations.map(({ message }) => `To do: ${message}`));
        else problems.push(...violations);
      }
      if (checks.snapshot) {
        shot = await take(page, visit, result);
        differs = accepted !== null && accepted !== shot.hash;
        // Null when this machine does not have the accepted screenshot: then it is compared later.
        const before = accepted !== null && differs ? await cache.read(accepted) : null;
        if (before !== null) result.change = await compare(page, shot.image, before, checks.diffThreshold);
        differs &&= before === null || result.change !== null;
      }
    }
  } catch (error) {
    broken = true;
    problems.push(crash(error));
  }
  // Storybook also prints the error of a failed story.
  if (!broken) problems.push(...unexpected([...visit.loading, ...page.watch.take()], checks.allowConsole));
  // A screenshot of the fault, for the report.
  if (broken) shot ??= await shoot(page).catch(() => null);
  const left = broken ? null : await page.leave();
  if (left !== null) notes.push(`It left ${left} in the page, which was loaded again.`);
  if (shot !== null) {
    await cache.put(shot.hash, shot.image);
    result.current = shot.hash;
    result.size = { width: shot.image.width, height: shot.image.height };
  }
  result.outcome = classify(result, checks.snapshot, differs);
  result.sentence = describeOutcome(result);
  result.durationMs = Math.round(performance.now() - started);
  return result;
}

/**
 * The browser itself fails now and then: its page hangs, or crashes. A story whose page breaks is visited once more in a new
 * page; if the story is at fault, it breaks that page too. A second visit is mentioned in the notes.
 *
 * @param visit opens a page if there is none
 */
export async function visitAgainWhereBroken(visit: () => Promise<VisualResult>): Promise<VisualResult> {
  const first = await visit();
  const failure = first.problems.find(({ kind }) => kind === 'crash');
  if (failure === undefined) return first;
  const second = await visit();
  second.notes.push(`It needed a second visit. At the first: ${failure.message}`);
  return second;
}
