/**
 * Seeds faults into source text, and plans which of them can share a build without being confused.
 *
 * A build costs half a minute and the visits of a fault a second or two, so one build each would take half an hour. Two
 * faults may share one when, by the module graph that Storybook's build wrote, no story that judges the one depends on the
 * file that the other changes. A story then shows the effect of one fault alone.
 */
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

/** The stories that judge a fault. Throws when it names one that does not exist. */
export function judgedBy(mutation: Mutation, all: readonly Story[]): Story[] {
  const isNamed = (wanted: string, id: string): boolean => wanted === id || id.startsWith(`${wanted}--`);
  for (const wanted of mutation.stories) {
    if (!all.some(({ id }) => isNamed(wanted, id))) throw new Error(`${mutation.id}: there is no story ${wanted}.`);
  }
  return all.filter(({ id }) => mutation.stories.some((wanted) => isNamed(wanted, id)));
}

/** Fills each build with the first faults, in their order, that fit. */
export function planBuilds(mutations: readonly Mutation[], all: readonly Story[], importers: Importers): Mutation[][] {
  const planned = mutations.map((mutation) => {
    const affected = selectAffected([mutation.file], all, importers);
    return {
      mutation,
      stories: judgedBy(mutation, all),
      reaches: ({ id }: Story): boolean => typeof affected === 'string' || affected.has(id),
    };
  });
  const builds: (typeof planned)[] = [];
  for (const one of planned) {
    const fits = (other: (typeof planned)[number]): boolean =>
      !one.stories.some(other.reaches) && !other.stories.some(one.reaches);
    const build = builds.find((others) => others.every(fits));
    if (build === undefined) builds.push([one]);
    else build.push(one);
  }
  return builds.map((build) => build.map(({ mutation }) => mutation));
}
