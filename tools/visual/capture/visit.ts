/** One visit: show the story, wait, check it, take its screenshot, compare. */
import { setTimeout as sleep } from 'node:timers/promises';
import { compareImages } from '../compare/compare.ts';
import type { Image } from '../compare/compare.ts';
import { groupOf } from '../compare/group.ts';
import { hashPixels } from '../compare/image.ts';
import type { Screenshot } from '../manifest/manifest.ts';
import { classify, makeResult } from '../outcome.ts';
import type { Change, VisualResult } from '../report-types.ts';
import { unexpected } from './console-watch.ts';
import { crash } from './crash.ts';
import type { Visit } from './plan.ts';
import type { StoryPage } from './story-page.ts';

/** How often a screenshot that differs is taken before the story is reported as never standing still. */
const MAX_ATTEMPTS = 4;

export type VisitSettings = {
  /** Key → accepted screenshot, in the browser of this run. */
  expected: ReadonlyMap<string, Screenshot>;
  /** An accepted screenshot by its hash; null when this machine does not have it. */
  previous: (hash: string) => Promise<Image | null>;
  /** False when only the screenshots are needed. */
  withAxe: boolean;
};

export type VisitReport = {
  result: VisualResult;
  /** The accepted screenshot, if it was looked up. */
  before: Image | null;
  after: Image | null;
  /** The page cannot be used for another story. */
  broken: boolean;
};

type Taken = {
  image: Image;
  hash: string;
  note: string | null;
};

/** What moved while a story settled. */
function describeSettling(first: Image, last: Image, attempts: number, isStill: boolean): string {
  const moved = compareImages(first, last);
  const { width, height, x, y } = moved?.region ?? { width: 0, height: 0, x: 0, y: 0 };
  const where = moved === null ? 'and came back' : `within ${width} × ${height} at (${x}, ${y})`;
  return isStill
    ? `It settled late: its screenshot took ${attempts} attempts, and moved ${where}.`
    : `It never stood still in ${attempts} attempts: its screenshot moved ${where}.`;
}

/**
 * Takes the screenshot. When it is not the accepted one it is taken again until two in a row are equal: a story that
 * settles late is not a change, and one that never settles must be reported as such.
 */
async function take(page: StoryPage, { checks }: Visit, accepted: string | null): Promise<Taken> {
  const first = await page.capture();
  let image = first;
  let hash = hashPixels(image);
  let attempts = 1;
  let isStill = hash === accepted;
  while (!isStill && attempts < MAX_ATTEMPTS) {
    await page.settle(checks);
    const next = await page.capture();
    const nextHash = hashPixels(next);
    isStill = nextHash === hash || nextHash === accepted;
    if (nextHash !== hash) attempts += 1;
    image = next;
    hash = nextHash;
  }
  return { image, hash, note: attempts === 1 ? null : describeSettling(first, image, attempts, isStill) };
}

type Comparison = { before: Image | null; differs: boolean; change: Change | null; group: string | null };

const EQUAL: Comparison = { before: null, differs: false, change: null, group: null };

async function compare(page: StoryPage, visit: Visit, taken: Taken, settings: VisitSettings): Promise<Comparison> {
  const accepted = settings.expected.get(visit.key)?.hash;
  if (accepted === undefined || accepted === taken.hash) return EQUAL;
  const before = await settings.previous(accepted);
  if (before === null) return { ...EQUAL, differs: true };
  const change = compareImages(before, taken.image, visit.checks.diffThreshold);
  if (change === null) return { ...EQUAL, before };
  const { x, y, width, height } = change.regions[0] ?? change.region;
  change.where = await page.describe(x + width / 2, y + height / 2).catch(() => null);
  return { before, differs: true, change, group: groupOf(before, taken.image, change) };
}

export async function visitStory(page: StoryPage, visit: Visit, settings: VisitSettings): Promise<VisitReport> {
  const started = performance.now();
  const { key, story, mode, checks } = visit;
  const accepted = settings.expected.get(key)?.hash ?? null;
  const notes: string[] = [];
  let taken: Taken | null = null;
  let comparison = EQUAL;

  const problems = await page.enter(story, mode);
  let broken = problems.length > 0;
  try {
    if (!broken) {
      if (checks.delay > 0) await sleep(checks.delay);
      problems.push(...(await page.settle(checks)));
      if (visit.axe && settings.withAxe) problems.push(...(await page.axe(checks)));
      if (checks.snapshot) {
        taken = await take(page, visit, accepted);
        if (taken.note !== null) notes.push(taken.note);
        comparison = await compare(page, visit, taken, settings);
      }
    }
  } catch (error) {
    broken = true;
    problems.push(crash(error));
  }
  const printed = [...unexpected(visit.loading, checks.allowConsole), ...page.watch.take(checks.allowConsole)];
  // Storybook also prints the error of a failed story.
  if (!broken) problems.push(...printed);
  // A screenshot of the fault, for the report.
  const image = taken?.image ?? (broken ? await page.capture().catch(() => null) : null);
  const left = broken ? null : await page.leave();
  if (left !== null) notes.push(`It left ${left} in the page, which was loaded again.`);

  const { before, differs, change, group } = comparison;
  const outcome = classify({ problems, accepted }, checks.snapshot, differs);
  const result = makeResult({
    key,
    storyId: story.id,
    title: story.title,
    name: story.name,
    mode,
    outcome,
    compared: taken !== null && !broken,
    accepted,
    current: taken?.hash ?? (image === null ? null : hashPixels(image)),
    size: image === null ? null : { width: image.width, height: image.height },
    threshold: checks.diffThreshold,
    change,
    group,
    problems,
    notes,
    args: outcome === 'passed' ? null : visit.args,
    durationMs: Math.round(performance.now() - started),
  });
  return { result, before, after: image, broken };
}

/**
 * The browser itself fails now and then: its page hangs, or crashes. A story whose page breaks is visited once more in a new
 * page; if the story is at fault, it breaks that page too. A second visit is mentioned in the notes.
 *
 * @param visit opens a page if there is none
 */
export async function visitAgainWhereBroken(visit: () => Promise<VisitReport>): Promise<VisitReport> {
  const first = await visit();
  const failure = first.result.problems.find(({ kind }) => kind === 'crash');
  if (!failure) return first;
  const second = await visit();
  second.result.notes.push(`It needed a second visit. At the first: ${failure.message}`);
  return second;
}
