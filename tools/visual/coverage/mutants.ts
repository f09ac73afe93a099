/** Changes the value of a declaration a little: each length, number, color and keyword in it, one at a time. */

export type Declaration = { property: string; value: string; important: boolean };

/** Replaces a part of a value. */
export type Change = { start: number; end: number; to: string };

/** Instead of a value: the declaration is removed. */
const REMOVED = '';

/** A value with several changes made together; a change of the whole value leaves no room for others. */
export function applyChanges(value: string, changes: readonly Change[]): string {
  const whole = changes.find(({ start, end }) => start === 0 && end === value.length);
  if (whole !== undefined) return whole.to;
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), value)
    .trim();
}

/** How deep each character is inside parentheses and quotes, which count as inside themselves. */
function depthsOf(text: string): number[] {
  let depth = 0;
  let quote = '';
  return text.split('').map((character) => {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (/["']/.test(character)) quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') return depth--;
    else return depth;
    return depth + (character === '(' ? 0 : 1);
  });
}

/** Splits where a separator stands outside of parentheses and quotes. */
function splitOutside(text: string, separator: RegExp): string[] {
  const depths = depthsOf(text);
  const at = [...text.matchAll(new RegExp(separator, 'g'))].map(({ index }) => index).filter((index) => depths[index] === 0);
  return [...at, text.length].map((end, part) => text.slice((at[part - 1] ?? -1) + 1, end).trim());
}

const parsed = new Map<string, Declaration[]>();

/** Reads the text of a rule's declarations as the browser serializes it. */
export function parseDeclarations(text: string): Declaration[] {
  const known = parsed.get(text) ?? parseNew(text);
  parsed.set(text, known);
  return known;
}

function parseNew(text: string): Declaration[] {
  return splitOutside(text, /;/).flatMap((part) => {
    const [match, property = '', value = '', important] = /^([-\w]+):\s*(.*?)( !important)?$/s.exec(part) ?? [];
    return match === undefined ? [] : [{ property, value, important: important !== undefined }];
  });
}

export const printDeclarations = (declarations: readonly Declaration[]): string =>
  declarations
    .filter(({ value }) => value !== REMOVED)
    .map(({ property, value, important }) => `${property}: ${value}${important ? ' !important' : ''}`)
    .join('; ');

const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/;
const COLOR_WORDS =
  /^(#\w+|currentcolor|transparent|white|black|canvas|canvastext|linktext|buttontext|buttonface|buttonborder|highlight|highlighttext|graytext|field|fieldtext)$/i;
/** Properties in which a custom property stands for a color. */
const COLORED =
  /^--|color|^(background|border|outline|fill|stroke)(-(block|inline|top|right|bottom|left))?(-(start|end))?$|shadow|text-decoration/;
const LINES = /^(border|outline)(-(block|inline|top|right|bottom|left))?(-(start|end))?$/;
const MATH_FUNCTIONS = /^(calc|clamp|min|max)$/;
const ABSOLUTE_LENGTH = /^(px|r?em|ex|ch|r?lh|[sld]?v(w|h|i|b|min|max)|cq\w+|mm|cm|in|pt|pc)$/;
/** Whose arguments are not changed. */
const OPAQUE_FUNCTIONS = /^(url|attr|counters?|env|steps|cubic-bezier)$/;

/** Two of 255 levels toward the middle in each channel; what is translucent also becomes 2 % more opaque. */
function stepColor(color: string): string {
  const channels = ['r', 'g', 'b'].map((channel) => `calc(${channel} + 2 * sign(127.5 - ${channel}))`).join(' ');
  return `rgb(from ${color} ${channels} / calc(alpha + 0.02 * sign(1 - alpha)))`;
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function stepNumber(value: number, property: string, isInteger: boolean): string[] {
  if (property.endsWith('opacity')) return [round(value < 0.5 ? value + 0.02 : value - 0.02)];
  if (property === 'line-height') return [round(value + 0.05)];
  // A weight between the hundreds is that of a font with one weight, which only looks different where it is made bold.
  if (property === 'font-weight' && value % 100 !== 0) return ['600'];
  // Toward the middle: a font has no thinner weight than its thinnest.
  if (property === 'font-weight') return [round(value < 500 ? value + 20 : value - 20)];
  if (/^flex(-grow|-shrink)?$/.test(property)) return [value > 0 ? '0' : '1'];
  if (property === 'aspect-ratio') return [round(value * 1.02)];
  if (value === 0) return ['1px', '1', '0.05'];
  return isInteger ? [round(value + 1), round(value - 1)] : [round(value + 0.05)];
}

const stepLength = (length: string, inside: readonly string[]): string =>
  inside.some((name) => MATH_FUNCTIONS.test(name)) ? `(${length} + 1px)` : `calc(${length} + 1px)`;

function stepMeasure(text: string, { property, value }: Declaration, inside: readonly string[]): string[] {
  const [, digits = '', unit = ''] = /^([-+]?[\d.]+(?:e[-+]?\d+)?)([a-z%]*)$/i.exec(text) ?? [];
  const number = Number(digits);
  if (unit === '') return stepNumber(number, property, /^[-+]?\d+$/.test(digits));
  // 50% and 999px mean "as round as can be": only a radius that is smaller than the element is different.
  if (property.includes('radius') && (number >= 500 || unit === '%')) return ['1px'];
  // The text is as wide as its words: a pixel moves none of them to another line, and no limit does.
  if (property === 'max-width' && /^(r?em|ch)$/.test(unit) && text === value) return ['none'];
  if (unit === 'fr') {
    // Tracks share what is there by their proportions, unless they sum up to less than one.
    const isAlone = inside.includes('repeat') || value.split('fr').length === 2;
    return [isAlone ? '0.1fr' : `${round(number + 0.05)}fr`];
  }
  // What is as wide as its container is often cut off there.
  if (!ABSOLUTE_LENGTH.test(unit)) return [text === '100%' && text === value ? '99%' : `${round(number + 1)}${unit}`];
  // A line without a style has no width.
  if (number === 0 && LINES.test(property)) return ['1px solid'];
  return [unit === 'px' ? `${round(number + 1)}px` : stepLength(text, inside)];
}

/** What can be changed in one place; the best first, the page takes the first that it understands and that differs. */
type Candidates = Change[];

/** Every place of a value that can be changed by itself. */
function placesOf(declaration: Declaration): Candidates[] {
  const { property, value } = declaration;
  const depths = depthsOf(value);
  const isSingle = splitOutside(value, /[\s,/]/).filter(Boolean).length === 1;

  const visit = (from: number, to: number, inside: readonly string[]): Candidates[] => {
    const places: Candidates[] = [];
    const words = /[-\w.%#+]+/g;
    for (words.lastIndex = from; ;) {
      const match = words.exec(value);
      if (match === null || match.index >= to) return places;
      const [word] = match;
      const start = match.index;
      const isFunction = value[words.lastIndex] === '(';
      if (isFunction) {
        const after = depths.indexOf(inside.length, words.lastIndex);
        words.lastIndex = after < 0 ? value.length : after;
      }
      const end = words.lastIndex;
      const text = value.slice(start, end);
      const add = (steps: readonly string[]): void => void places.push(steps.map((step) => ({ start, end, to: step })));
      if (isFunction ? COLOR_FUNCTIONS.test(word) : COLOR_WORDS.test(word)) add([stepColor(text)]);
      else if (isFunction && word === 'var') {
        const isColor = COLORED.test(property) || inside.some((name) => name.endsWith('gradient'));
        add([isColor ? stepColor(text) : stepLength(text, inside)]);
      } else if (isFunction) {
        if (!OPAQUE_FUNCTIONS.test(word)) places.push(...visit(start + word.length + 1, end - 1, [...inside, word]));
      } else if (/^[-+.]*\d/.test(word)) {
        // The least size of a column: a guard, which only a word that is wider than the column would show.
        const isGuard = inside.at(-1) === 'minmax' && Number.parseFloat(word) === 0;
        if (!isGuard) add(stepMeasure(word, declaration, inside));
      } else if (/[a-z]/i.test(word) && inside.length === 0 && !isSingle) {
        // Left out of a shorthand, it has its initial value.
        add(['']);
      }
    }
  };
  return visit(0, value.length, []);
}

/** For each place of a declaration, the changes to choose from. */
export function mutantsOf(declaration: Declaration): Candidates[] {
  const { property, value } = declaration;
  // What the browser adds when it writes a shorthand.
  if (value === 'initial') return [];
  // An absolute box is the same with both: what shows it is that it is not hidden.
  const firstWhole = property === 'display' && value === 'block' ? 'none' : 'initial';
  const whole = [firstWhole, REMOVED].map((to) => ({ start: 0, end: value.length, to }));
  // One step in the stack often keeps the order that the initial value changes.
  if (/["']|url\(/.test(value) || /^(font-family|content|z-index|order)$/.test(property)) return [whole];
  const places = placesOf(declaration);
  return places.length === 0 ? [whole] : places.map((changes) => [...changes, ...whole]);
}
