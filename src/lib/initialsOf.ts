/** The first letters of a name's first two words, as on a badge: "FS" for "Fernhill Strength". */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
