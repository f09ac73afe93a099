/** Seeds faults into source text, and finds out which of them can share a build: building takes longer than visiting. */
import { selectAffected, type Importers } from '../capture/changed-since.ts';
import type { Story } from '../capture/stories.ts';
import type { Mutation } from './types.ts';

/** Returns the mutated text. Throws when the place is missing or not the only one: then the mutation is out of date. */
export function applyTo(text: string, { id, file, search, replace }: Mutation): string {
  const places = text.split(search).length - 1;
  if (places !== 1) throw new Error(`${id}: what it replaces is ${places} times in ${file}, and must be there exactly once.`);
  if (search === replace) throw new Error(`${id}: it changes nothing.`);
  // A function, because `$` has a special meaning in a replacement string.
  return text.replace(search, () => replace);
}

/** Ids of the stories that judge a fault. Throws when it names one that does not exist. */
export function judgedBy({ id: fault, stories }: Mutation, all: readonly Story[]): string[] {
  return stories.flatMap((wanted) => {
    const found = all.filter(({ id }) => id === wanted || id.startsWith(`${wanted}--`));
    if (found.length === 0) throw new Error(`${fault}: there is no story ${wanted}.`);
    return found.map(({ id }) => id);
  });
}

/**
 * Fills each build with the first faults, in their order, that fit: no story that judges the one may depend on the file that the
 * other changes. A story then shows the effect of one fault alone.
 */
export function planBuilds(mutations: readonly Mutation[], all: readonly Story[], importers: Importers): Mutation[][] {
  const reaches = ({ file }: Mutation, other: Mutation): boolean => {
    const affected = selectAffected([file], all, importers);
    return typeof affected === 'string' || judgedBy(other, all).some((id) => affected.has(id));
  };
  const builds: Mutation[][] = [];
  for (const one of mutations) {
    const build = builds.find((others) => !others.some((other) => reaches(one, other) || reaches(other, one)));
    if (build === undefined) builds.push([one]);
    else build.push(one);
  }
  return builds;
}
