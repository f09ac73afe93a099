/**
 * Which regressions can share a build without one being mistaken for another.
 *
 * A build costs half a minute and the visits of a regression a second or two, so one build each would take half an hour. Two
 * regressions may share one when, by the graph of modules that Storybook's build wrote down, no story that the one is
 * judged by depends on the file that the other changes. What a story shows is then the work of one regression alone.
 */
import { selectAffected } from '../capture/changed-since.ts';
import type { Importers } from '../capture/changed-since.ts';
import type { Story } from '../capture/stories.ts';
import type { Mutation } from './types.ts';

const judges = ({ stories }: Mutation, id: string): boolean =>
  stories.some((wanted) => wanted === id || id.startsWith(`${wanted}--`));

/** The stories that a regression is judged by. Throws where it names one that does not exist. */
export function judgedBy(mutation: Mutation, all: readonly Story[]): Story[] {
  for (const wanted of mutation.stories) {
    if (!all.some(({ id }) => id === wanted || id.startsWith(`${wanted}--`))) {
      throw new Error(`${mutation.id}: there is no story ${wanted}.`);
    }
  }
  return all.filter(({ id }) => judges(mutation, id));
}

/** Fills each build with the first regressions, in their order, that fit. */
export function planBuilds(mutations: readonly Mutation[], all: readonly Story[], importers: Importers): Mutation[][] {
  const planned = mutations.map((mutation) => {
    const affected = selectAffected([mutation.file], all, importers);
    return {
      mutation,
      reaches: (id: string): boolean => affected.everything || affected.ids.has(id),
      stories: judgedBy(mutation, all).map(({ id }) => id),
    };
  });
  const builds: (typeof planned)[] = [];
  for (const one of planned) {
    const fits = (other: (typeof planned)[number]): boolean =>
      !one.stories.some((id) => other.reaches(id)) && !other.stories.some((id) => one.reaches(id));
    const build = builds.find((mates) => mates.every(fits));
    if (build === undefined) builds.push([one]);
    else build.push(one);
  }
  return builds.map((mates) => mates.map(({ mutation }) => mutation));
}
