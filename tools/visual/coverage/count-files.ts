/** Puts a component's own story before those of what it is part of. */
import type { Importers } from '../capture/changed-since.ts';
import type { Story } from '../capture/stories.ts';

/** The number of files that a story is made from. */
export function countFiles(stories: readonly Story[], importers: Importers): Map<Story, number> {
  const imports = new Map<string, string[]>();
  for (const [file, users] of importers) for (const user of users) imports.set(user, [...(imports.get(user) ?? []), file]);
  return new Map(
    stories.map((story) => {
      const reached = new Set([story.importPath.replace(/^\.\//, '')]);
      for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
      return [story, reached.size];
    }),
  );
}
