/** One visit: show the story, wait, check it, take its picture, compare. */
import type { Baselines } from './baselines.ts';
import { unexpected } from './console-watch.ts';
import { comparePictures } from './compare.ts';
import type { Picture } from './compare.ts';
import { classify, describeOutcome } from './outcome.ts';
import { hashPixels } from './picture.ts';
import type { Visit } from './plan.ts';
import type { Change, Problem, VisualResult } from './report-types.ts';
import type { StoryPage } from './story-page.ts';

/** How often a picture that differs is looked at again before it counts as restless. */
const MAX_LOOKS = 4;

export type VisitSettings = {
  baselines: Baselines;
  /** False on systems without the pinned browser. */
  comparePixels: boolean;
  threshold: number;
};

export type VisitReport = {
  result: VisualResult;
  /** Only where it differs. */
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

/** What moved while a story settled, for whoever has to make it stand still. */
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

export async function visitStory(page: StoryPage, visit: Visit, settings: VisitSettings): Promise<VisitReport> {
  const started = performance.now();
  const { story, mode, checks } = visit;
  const { baselines } = settings;
  const compared = checks.snapshot && settings.comparePixels;
  const entry = baselines.entry(visit.baseline);
  const problems: Problem[] = [];
  const notes: string[] = [];
  let before: Picture | null = null;
  let taken: Look | null = null;
  let change: Change | null = null;

  const entered = await page.enter(story.id, mode);
  let { broken } = entered;
  problems.push(...entered.problems);
  try {
    if (!broken) {
      problems.push(...(await page.settle(checks)));
      if (visit.axe) problems.push(...(await page.axe(checks)));
      if (compared) {
        const hasBaseline = baselines.has(visit.baseline);
        const fault = hasBaseline ? baselines.fault(visit.baseline) : null;
        if (fault !== null) problems.push({ kind: 'baseline', message: fault, detail: null });
        taken = await look(page, visit, entry?.pixels ?? null);
        notes.push(...taken.notes);
        if (entry !== null && fault === null && taken.hash !== entry.pixels) {
          before = await baselines.read(visit.baseline);
          change = comparePictures(before, taken.picture, checks.diffThreshold ?? settings.threshold);
          if (change !== null) change = await pinpoint(page, change);
        }
      }
    }
  } catch (error) {
    broken = true;
    problems.push({
      kind: 'crash',
      message: `The page failed: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      detail: null,
    });
  }
  // Storybook prints what made a story fail once more; that is the same news.
  const said = [...unexpected(visit.loading, checks.allowConsole), ...page.watch.take(checks.allowConsole)];
  if (!broken) problems.push(...said);
  // A picture of the fault, for whoever looks at the report.
  if (broken && taken === null)
    taken = await page.capture().then(
      (picture) => ({ picture, hash: hashPixels(picture), notes: [] }),
      () => null,
    );
  const left = broken ? null : await page.leave();
  if (left !== null) notes.push(`It left ${left} in the page, which was loaded again.`);

  const outcome = classify({ visited: true, problems, compared, hasBaseline: entry !== null, change });
  const result: VisualResult = {
    key: visit.key,
    storyId: story.id,
    title: story.title,
    name: story.name,
    mode,
    outcome,
    compared: compared && taken !== null && !broken,
    baseline: visit.baseline,
    images: { before: null, after: null, diff: null },
    pixels: taken?.hash ?? null,
    change,
    sentence: describeOutcome(outcome, change, problems),
    problems,
    notes,
    args: outcome === 'passed' ? null : visit.args,
    rejected: null,
    decision: null,
    durationMs: Math.round(performance.now() - started),
  };
  return { result, before: outcome === 'passed' ? null : before, after: taken?.picture ?? null, broken };
}
