/** One visit: show the story, wait, check it, take its picture, compare. */
import { unexpected } from './console-watch.ts';
import { comparePictures } from '../compare/compare.ts';
import { groupOf } from '../compare/group.ts';
import type { Screenshot } from '../manifest/manifest.ts';
import type { Picture } from '../compare/compare.ts';
import { classify, describeOutcome } from '../outcome.ts';
import { hashPixels } from '../compare/picture.ts';
import type { Visit } from './plan.ts';
import type { Change, Problem, VisualResult } from '../report-types.ts';
import type { StoryPage } from './story-page.ts';

/** How often a picture that differs is looked at again before it counts as restless. */
const MAX_LOOKS = 4;

export type VisitSettings = {
  /** Key → accepted screenshot, in the browser of this run. */
  expected: ReadonlyMap<string, Screenshot>;
  /** An accepted screenshot by its hash; null where this machine does not have it. */
  previous: (hash: string) => Promise<Picture | null>;
  /** False where only the screenshots are wanted. */
  withAxe: boolean;
};

export type VisitReport = {
  result: VisualResult;
  /** The accepted screenshot, where it was looked up. */
  before: Picture | null;
  after: Picture | null;
  /** The page cannot be used for another story. */
  broken: boolean;
};

type Look = {
  picture: Picture;
  hash: string;
  notes: string[];
};

/** What moved while a story settled. */
function restlessness(first: Picture, last: Picture, looks: number, still: boolean): string {
  const moved = comparePictures(first, last);
  const { width, height, x, y } = moved?.region ?? { width: 0, height: 0, x: 0, y: 0 };
  const where = moved === null ? 'and came back' : `within ${width} × ${height} at (${x}, ${y})`;
  return still
    ? `The picture settled late: it took ${looks} looks, and moved ${where}.`
    : `The picture never stood still in ${looks} looks: it moved ${where}.`;
}

/**
 * Takes the picture. Where it is not the accepted one it is taken again until two in a row are equal: a story that
 * settles late is not a change, and one that never settles must be called by its name.
 */
async function look(page: StoryPage, visit: Visit, accepted: string | null): Promise<Look> {
  const first = await page.capture();
  let picture = first;
  let hash = hashPixels(picture);
  for (let looks = 1; looks < MAX_LOOKS; looks += 1) {
    if (hash === accepted) return { picture, hash, notes: looks === 1 ? [] : [restlessness(first, picture, looks, true)] };
    await page.breathe(visit.checks);
    const next = await page.capture();
    const nextHash = hashPixels(next);
    if (nextHash === hash) return { picture, hash, notes: looks === 1 ? [] : [restlessness(first, picture, looks, true)] };
    picture = next;
    hash = nextHash;
  }
  return {
    picture,
    hash,
    notes: hash === accepted ? [restlessness(first, picture, MAX_LOOKS, true)] : [restlessness(first, picture, MAX_LOOKS, false)],
  };
}

async function pinpoint(page: StoryPage, change: Change): Promise<Change> {
  const region = change.regions[0] ?? change.region;
  const where = await page.describe(region.x + region.width / 2, region.y + region.height / 2).catch(() => null);
  return { ...change, where };
}

const crash = (error: unknown): Problem => ({
  kind: 'crash',
  message: `The page failed: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
  detail: null,
});

type Comparison = { before: Picture | null; differs: boolean; change: Change | null; group: string | null };

const EQUAL: Comparison = { before: null, differs: false, change: null, group: null };

async function compare(page: StoryPage, visit: Visit, taken: Look, settings: VisitSettings): Promise<Comparison> {
  const accepted = settings.expected.get(visit.key)?.hash;
  if (accepted === undefined || accepted === taken.hash) return EQUAL;
  const before = await settings.previous(accepted);
  if (before === null) return { ...EQUAL, differs: true };
  const change = comparePictures(before, taken.picture, visit.checks.diffThreshold ?? 0);
  if (change === null) return { ...EQUAL, before };
  return { before, differs: true, change: await pinpoint(page, change), group: groupOf(before, taken.picture, change) };
}

export async function visitStory(page: StoryPage, visit: Visit, settings: VisitSettings): Promise<VisitReport> {
  const started = performance.now();
  const { story, mode, checks } = visit;
  const accepted = settings.expected.get(visit.key) ?? null;
  const problems: Problem[] = [];
  const notes: string[] = [];
  let taken: Look | null = null;
  let comparison = EQUAL;

  const entered = await page.enter(story.id, mode);
  let { broken } = entered;
  problems.push(...entered.problems);
  try {
    if (!broken) {
      problems.push(...(await page.settle(checks)));
      if (visit.axe && settings.withAxe) problems.push(...(await page.axe(checks)));
      if (checks.snapshot) {
        taken = await look(page, visit, accepted?.hash ?? null);
        notes.push(...taken.notes);
        comparison = await compare(page, visit, taken, settings);
      }
    }
  } catch (error) {
    broken = true;
    problems.push(crash(error));
  }
  // Storybook prints what made a story fail once more; that is the same news.
  const said = [...unexpected(visit.loading, checks.allowConsole), ...page.watch.take(checks.allowConsole)];
  if (!broken) problems.push(...said);
  const isCompared = checks.snapshot && taken !== null && !broken;
  // A screenshot of the fault, for the report.
  if (broken && taken === null)
    taken = await page.capture().then(
      (picture) => ({ picture, hash: hashPixels(picture), notes: [] }),
      () => null,
    );
  const left = broken ? null : await page.leave();
  if (left !== null) notes.push(`It left ${left} in the page, which was loaded again.`);

  const { before, differs, change, group } = comparison;
  const outcome = classify({ visited: true, problems, compared: checks.snapshot, isAccepted: accepted !== null, differs });
  const result: VisualResult = {
    key: visit.key,
    storyId: story.id,
    title: story.title,
    name: story.name,
    mode,
    outcome,
    compared: isCompared,
    accepted: accepted?.hash ?? null,
    recorded: null,
    current: taken?.hash ?? null,
    size: taken === null ? null : { width: taken.picture.width, height: taken.picture.height },
    threshold: checks.diffThreshold ?? 0,
    change,
    group,
    sentence: describeOutcome(outcome, change, problems),
    problems,
    notes,
    args: outcome === 'passed' ? null : visit.args,
    decisions: [],
    durationMs: Math.round(performance.now() - started),
  };
  return { result, before, after: taken?.picture ?? null, broken };
}
