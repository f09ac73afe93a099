/** Changes a declaration a little: each color and each length in it, one at a time. One that has neither is removed. */

/** `important` is the text of the flag, or empty. */
export type Declaration = { property: string; value: string; important: string };

/** Replaces a part of a value. */
export type Change = { start: number; end: number; to: string };

/** Reads the text of a rule's declarations as the browser serializes it. */
export const parseDeclarations = (text: string): Declaration[] =>
  [...text.matchAll(/([-\w]+): ((?:"(?:\\.|[^"\\])*"|[^;"])+?)( !important)?(?=;|$)/g)].map(
    ([, property = '', value = '', important = '']) => ({ property, value, important }),
  );

export const printDeclarations = (declarations: readonly Declaration[]): string =>
  declarations
    .filter(({ value }) => value !== '')
    .map(({ property, value, important }) => `${property}: ${value}${important}`)
    .join('; ');

/** A value with several changes made together. */
export const applyChanges = (value: string, changes: readonly Change[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), value);

/** What is inside the parentheses of a function, with functions in it. */
const ARGUMENTS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
/** What a variable stands for is changed where it is declared. */
const SKIPPED = String.raw`"[^"]*"|(?:url|var|env|attr)${ARGUMENTS}`;
const COLOR_FUNCTION = `(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)${ARGUMENTS}`;
const COLOR = String.raw`#[\da-f]+|${COLOR_FUNCTION}|(?:currentcolor|transparent|white|black|canvas|canvastext|linktext|buttontext|highlight)(?![-\w])`;
const LENGTH = String.raw`[-+]?[\d.]+(?:px|r?em|ex|ch|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq\w+|mm|cm|in|pt|%)(?!\w)`;
const PLACES = new RegExp(String.raw`(?<![-\w])(?:${SKIPPED}|(?<color>${COLOR})|(?<length>${LENGTH}))`, 'gi');

/** Three percent toward gray; what is translucent also becomes more opaque. */
const stepColor = (color: string): string => `color-mix(in srgb, ${color} 97%, gray)`;

/** A change that is invalid in its place removes the declaration, too. */
export function changesOf({ value }: Declaration): Change[] {
  const steps = [...value.matchAll(PLACES)].flatMap(({ 0: text, index, groups = {} }) => {
    const { color, length } = groups;
    const to = color === undefined ? length && `calc(${length} + 1px)` : stepColor(color);
    return to === undefined ? [] : [{ start: index, end: index + text.length, to }];
  });
  return steps.length > 0 ? steps : [{ start: 0, end: value.length, to: '' }];
}
