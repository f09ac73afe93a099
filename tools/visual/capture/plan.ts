/** Turns stories and their parameters into visits: one for each story in each of its modes, and its forced states in the first. */
import { hash } from 'node:crypto';
import { groupBy } from '../../shared/groupBy.ts';
import { resultKey } from '../manifest/manifest.ts';
import type { ModeSettings, Problem } from '../types.ts';
import { resolveChecks } from './modes.ts';
import type { Story } from './stories.ts';

export type LoadedStory = {
  story: Story;
  /** Null when the file of the story could not be loaded; the visit reports why. */
  parameters: unknown;
  problems: Problem[];
};

export type Visit = ReturnType<typeof planVisits>[number];

/** What one screenshot shows. */
export type View = { key: string; mode: ModeSettings };

/** Throws, naming the story, when its parameters are not known. */
export function planVisits({ story, parameters, problems }: LoadedStory) {
  const checks = resolveChecks(parameters, `${story.title} / ${story.name}`);
  const widths = new Set<number>();
  // Without a screenshot, other modes would add nothing.
  const modes = checks.snapshot ? checks.modes : checks.modes.slice(0, 1);
  const viewOf = (mode: ModeSettings): View => ({ key: resultKey(story.id, mode.name), mode });
  return modes.map((mode, at) => {
    const isNewLayout = !widths.has(mode.viewport.width);
    widths.add(mode.viewport.width);
    // Accessibility depends on the layout, so it is checked once for each of a story.
    const axe = !checks.a11y.disabled && mode.media === 'screen' && isNewLayout;
    const states = checks.forced.map((forced) => viewOf({ ...mode, name: `${mode.name} ${forced.state}`, forced }));
    // Problems while the story's file was loaded are reported once, in the first mode.
    const [loading, inStates] = at === 0 ? [problems, states] : [[], []];
    return { ...viewOf(mode), story, checks, axe, loading, states: inStates };
  });
}

/** Changing the size of a page is slower than changing the story, so visits of one size follow each other. */
export function orderVisits(visits: readonly Visit[], seed: number | null): Visit[] {
  // The order is another for each seed, and the same for the same one.
  const rank = ({ key }: Visit): string => hash('sha1', `${seed} ${key}`);
  if (seed !== null) return visits.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const page = ({ mode: { viewport, media, reducedMotion, forcedColors } }: Visit): string =>
    `${viewport.width}x${viewport.height} ${media} ${reducedMotion} ${forcedColors}`;
  return [...groupBy(visits, page).values()].flat();
}
