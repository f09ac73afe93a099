/** Turns stories and their parameters into visits: one for each story in each of its modes. */
import type { Screenshot } from '../manifest/manifest.ts';
import { resolveChecks } from './modes.ts';
import type { StoryChecks } from './modes.ts';
import { resultKey } from '../manifest/naming.ts';
import type { ModeSettings, Problem } from '../report-types.ts';
import type { LoadedStory } from './story-page.ts';
import type { Story } from './stories.ts';
import { shuffled } from './stories.ts';

export type Visit = {
  key: string;
  story: Story;
  mode: ModeSettings;
  checks: StoryChecks;
  args: Record<string, unknown>;
  /** Accessibility depends on the layout and on forced states, so it is checked once for each of a story. */
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
    const isNewLook = mode.forced !== null || !widths.has(mode.viewport.width);
    const axe = !checks.a11y.disabled && mode.media === 'screen' && isNewLook;
    widths.add(mode.viewport.width);
    return {
      key: resultKey(story.id, mode.name),
      story,
      mode,
      checks,
      args: facts.args,
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
    const other = seen.get(visit.key);
    if (other !== undefined) {
      throw new Error(`${other.mode.name} and ${visit.mode.name} of ${visit.story.id} would share a screenshot. Rename a mode.`);
    }
    seen.set(visit.key, visit);
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

/** Keys of accepted screenshots, among those that `concerns` picks, that no visit would look at. */
export function findRemoved(
  expected: ReadonlyMap<string, Screenshot>,
  visits: readonly Visit[],
  concerns: (screenshot: Screenshot) => boolean,
): string[] {
  const looked = new Set(visits.filter(({ checks }) => checks.snapshot).map(({ key }) => key));
  return [...expected].filter(([key, screenshot]) => !looked.has(key) && concerns(screenshot)).map(([key]) => key);
}
