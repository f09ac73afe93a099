/** Turns stories and their parameters into visits: one for each story in each of its modes. */
import type { BaselineEntry } from './manifest.ts';
import { resolveChecks } from './modes.ts';
import type { StoryChecks } from './modes.ts';
import { baselinePath, resultKey } from './naming.ts';
import type { ModeSettings, Problem } from './report-types.ts';
import type { LoadedStory } from './story-page.ts';
import type { Story } from './stories.ts';
import { shuffled } from './stories.ts';

export type Visit = {
  key: string;
  story: Story;
  mode: ModeSettings;
  checks: StoryChecks;
  args: Record<string, unknown>;
  baseline: string;
  /** Accessibility depends on the layout, so it is checked once for each width of a story. */
  axe: boolean;
  /** What was said while the story's file was loaded. Reported once, in the first mode. */
  loading: Problem[];
};

function visitsOf(story: Story, facts: LoadedStory): Visit[] {
  let checks: StoryChecks;
  try {
    checks = resolveChecks(facts.parameters);
  } catch (error) {
    throw new Error(`${story.title} / ${story.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const widths = new Set<number>();
  // Without a picture to take there is nothing that other modes would add.
  const modes = checks.snapshot ? checks.modes : checks.modes.slice(0, 1);
  return modes.map((mode, at) => {
    const axe = !checks.a11y.disabled && mode.media === 'screen' && !widths.has(mode.viewport.width);
    widths.add(mode.viewport.width);
    return {
      key: resultKey(story.id, mode.name),
      story,
      mode,
      checks,
      args: facts.args,
      baseline: baselinePath(story, mode.name),
      axe,
      loading: at === 0 ? facts.problems : [],
    };
  });
}

export function planVisits(stories: readonly Story[], facts: ReadonlyMap<string, LoadedStory>): Visit[] {
  const visits = stories.flatMap((story) => {
    const known = facts.get(story.id);
    return known === undefined ? [] : visitsOf(story, known);
  });
  const seen = new Map<string, Visit>();
  for (const visit of visits) {
    const other = seen.get(visit.baseline);
    if (other !== undefined) {
      throw new Error(`${other.key} and ${visit.key} would share the picture ${visit.baseline}. Rename a mode or a title.`);
    }
    seen.set(visit.baseline, visit);
  }
  return visits;
}

/** Changing the size of a page costs more than changing the story, so visits of one size follow each other. */
export function orderVisits(visits: readonly Visit[], seed: number | null): Visit[] {
  if (seed !== null) return shuffled(visits, seed);
  const look = ({ mode }: Visit): string =>
    `${mode.viewport.width}x${mode.viewport.height} ${mode.media} ${mode.reducedMotion} ${mode.forcedColors}`;
  const groups = new Map<string, Visit[]>();
  for (const visit of visits) groups.set(look(visit), [...(groups.get(look(visit)) ?? []), visit]);
  return [...groups.values()].flat();
}

/** Accepted pictures, among those that `concerns` picks, that no visit would look at. */
export function findRemoved(
  baselines: Readonly<Record<string, BaselineEntry>>,
  visits: readonly Visit[],
  concerns: (entry: BaselineEntry) => boolean,
): string[] {
  const expected = new Set(visits.filter(({ checks }) => checks.snapshot).map(({ baseline }) => baseline));
  return Object.entries(baselines)
    .filter(([path, entry]) => !expected.has(path) && concerns(entry))
    .map(([path]) => path);
}
