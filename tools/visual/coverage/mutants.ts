/** Changes the value of a declaration a little: each length, number, color and keyword in it, one at a time. */

export type Declaration = { property: string; value: string; important: boolean };

/** New values for one place of a declaration, the best first: the page takes the first that it understands and that differs. */
export type Candidates = readonly string[];

/** Instead of a value: the declaration is removed. */
export const REMOVED = '';

/** Splits where a separator stands outside of parentheses and quotes. */
export function splitOutside(text: string, isSeparator: (character: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && isSeparator(character)) {
      parts.push('');
      continue;
    }
    parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}

/** Reads the text of a rule's declarations as the browser serializes it. */
export function parseDeclarations(text: string): Declaration[] {
  return splitOutside(text, (character) => character === ';').flatMap((part) => {
    const at = part.indexOf(':');
    if (at < 0) return [];
    const important = part.endsWith(' !important');
    const value = part.slice(at + 1).replace(/ !important$/, '');
    return [{ property: part.slice(0, at), value: value.trim(), important }];
  });
}

export const printDeclarations = (declarations: readonly Declaration[]): string =>
  declarations
    .filter(({ value }) => value !== REMOVED)
    .map(({ property, value, important }) => `${property}: ${value}${important ? ' !important' : ''}`)
    .join('; ');

const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/;
const COLOR_WORDS =
  /^(currentcolor|transparent|white|black|canvas|canvastext|linktext|buttontext|buttonface|buttonborder|highlight|highlighttext|graytext|field|fieldtext)$/i;
/** Properties in which a custom property stands for a color. */
const COLORED =
  /^--|color|^(background|border|outline|fill|stroke)(-(block|inline|top|right|bottom|left))?(-(start|end))?$|shadow|text-decoration/;
const MATH_FUNCTIONS = /^(calc|clamp|min|max)$/;
const ABSOLUTE_LENGTH = /^(px|r?em|ex|ch|r?lh|[sld]?v(w|h|i|b|min|max)|cq\w+|mm|cm|in|pt|pc)$/;

/** Two of 255 levels toward the middle in each channel; what is translucent also becomes 2 % more opaque. */
function stepColor(color: string): string {
  const channels = ['r', 'g', 'b'].map((channel) => `calc(${channel} + 2 * sign(127.5 - ${channel}))`).join(' ');
  return `rgb(from ${color} ${channels} / calc(alpha + 0.02 * sign(1 - alpha)))`;
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function stepNumber(value: number, property: string, isInteger: boolean): Candidates {
  if (property.endsWith('opacity')) return [round(value < 0.5 ? value + 0.02 : value - 0.02)];
  if (property === 'line-height') return [round(value + 0.05)];
  // Toward the middle: a font has no thinner weight than its thinnest.
  if (property === 'font-weight') return [round(value < 500 ? value + 20 : value - 20)];
  // One step of these often keeps the order or the share that the initial value would change.
  if (property === 'z-index' || property === 'order') return ['initial', REMOVED];
  if (/^flex(-grow|-shrink)?$/.test(property)) return [value > 0 ? '0' : '1'];
  if (property === 'aspect-ratio') return [round(value * 1.02)];
  if (value === 0) return ['1px', '1', '0.05'];
  return isInteger ? [round(value + 1), round(value - 1)] : [round(value + 0.05)];
}

function stepMeasure(text: string, { property, value }: Declaration, inside: readonly string[]): Candidates {
  const [, digits = '', unit = ''] = /^([-+]?[\d.]+(?:e[-+]?\d+)?)([a-z%]*)$/i.exec(text) ?? [];
  const number = Number(digits);
  if (unit === '') return stepNumber(number, property, /^[-+]?\d+$/.test(digits));
  // A radius of 999px means "as round as can be": only one that is smaller than the element is different.
  if (property.includes('radius') && number >= 500) return ['1px'];
  if (unit === 'fr') {
    // Tracks share what is there by their proportions, unless they sum up to less than one.
    const isAlone = inside.includes('repeat') || value.split('fr').length === 2;
    return [isAlone ? '0.1fr' : `${round(number + 0.05)}fr`];
  }
  if (ABSOLUTE_LENGTH.test(unit)) {
    // A line without a style has no width.
    if (number === 0 && /^(border|outline)(-(block|inline|top|right|bottom|left))?(-(start|end))?$/.test(property))
      return ['1px solid'];
    if (unit === 'px') return [`${round(number + 1)}px`];
    return [inside.some((name) => MATH_FUNCTIONS.test(name)) ? `(${text} + 1px)` : `calc(${text} + 1px)`];
  }
  return [`${round(number + 1)}${unit}`];
}

type Place = { start: number; end: number; candidates: Candidates };

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[-\w.%#+]/.test(character);

/** The end of what a parenthesis at this index begins. */
function closing(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** Every place of a value that can be changed by itself, with what replaces it there. */
function placesOf(declaration: Declaration): Place[] {
  const { property, value } = declaration;
  const places: Place[] = [];
  const isSingle = splitOutside(value, (character) => /[\s,/]/.test(character)).filter(Boolean).length === 1;

  const visit = (from: number, to: number, inside: readonly string[]): void => {
    let at = from;
    while (at < to) {
      if (!isWordPart(value[at])) {
        at += 1;
        continue;
      }
      const start = at;
      while (at < to && isWordPart(value[at])) at += 1;
      const word = value.slice(start, at);
      if (value[at] === '(' && at < to) {
        const end = closing(value, at);
        if (COLOR_FUNCTIONS.test(word)) places.push({ start, end, candidates: [stepColor(value.slice(start, end))] });
        else if (word === 'var') {
          const reference = value.slice(start, end);
          const isColor = COLORED.test(property) || inside.some((name) => name.endsWith('gradient'));
          const sum = inside.some((name) => MATH_FUNCTIONS.test(name)) ? `(${reference} + 1px)` : `calc(${reference} + 1px)`;
          places.push({ start, end, candidates: [isColor ? stepColor(reference) : sum] });
        } else if (!/^(url|attr|counters?|env|steps|cubic-bezier)$/.test(word)) visit(at + 1, end - 1, [...inside, word]);
        at = end;
      } else if (word.startsWith('#') || COLOR_WORDS.test(word)) {
        places.push({ start, end: at, candidates: [stepColor(word)] });
      } else if (/^[-+.]*\d/.test(word)) {
        // The least size of a column: a guard, which only a word that is wider than the column would show.
        const isGuard = inside.at(-1) === 'minmax' && Number.parseFloat(word) === 0;
        if (!isGuard) places.push({ start, end: at, candidates: stepMeasure(word, declaration, inside) });
      } else if (/[a-z]/i.test(word) && inside.length === 0 && !isSingle) {
        // Left out of a shorthand, it has its initial value.
        places.push({ start, end: at, candidates: [''] });
      }
    }
  };
  visit(0, value.length, []);
  return places;
}

/** The candidates for each place of a declaration; whole values. */
export function mutantsOf(declaration: Declaration): Candidates[] {
  const { property, value } = declaration;
  const whole: Candidates = ['initial', REMOVED];
  // What the browser adds when it writes a border.
  if (property === 'border-image' && value === 'initial') return [];
  if (/["']|url\(/.test(value) || property === 'font-family' || property === 'content') return [whole];
  const places = placesOf(declaration);
  if (places.length === 0) return [whole];
  return places.map(({ start, end, candidates }) => [
    ...candidates.map((candidate) =>
      /^initial$/.test(candidate) || (candidate === REMOVED && start === 0 && end === value.length)
        ? candidate
        : `${value.slice(0, start)}${candidate}${value.slice(end)}`.trim(),
    ),
    ...whole,
  ]);
}
