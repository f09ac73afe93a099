/**
 * Texts that differ from a right one in a single place, so that a comparison of a part of it takes one of them for right: wrong at the
 * beginning, in the middle, at the end, and one character too few or too many at either end.
 */
export function nearMisses(text: string): string[] {
  const withOther = (at: number) => `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
  const middle = Math.floor(text.length / 2);
  return [withOther(0), withOther(middle), withOther(text.length - 1), text.slice(1), text.slice(0, -1), `x${text}`, `${text}x`];
}
