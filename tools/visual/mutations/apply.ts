import type { Mutation } from './types.ts';

/** The mutated text. Throws where the place is missing or not the only one: then the mutation has rotted and must be mended. */
export function applyTo(text: string, { id, file, search, replace }: Mutation): string {
  const places = text.split(search).length - 1;
  if (places !== 1) throw new Error(`${id}: what it replaces is ${places} times in ${file}, and must be there exactly once.`);
  if (search === replace) throw new Error(`${id}: it changes nothing.`);
  // A function, because `$` means something in a replacement that is a string.
  return text.replace(search, () => replace);
}
