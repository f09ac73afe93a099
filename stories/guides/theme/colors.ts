/** The theme's colors as a list, and how they contrast. */
import { theme } from '../../../src/theme/index.ts';
import { palette } from '../../../src/theme/palette.ts';

export type Color = {
  /** Name of the role: `text.soft`. */
  role: string;
  value: string;
};

type Leaves = { readonly [name: string]: string | Leaves };

/** Every leaf of a tree of values, named by its path. */
export function leavesOf(tree: Leaves, path = ''): Color[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const role = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [{ role, value }] : leavesOf(value, role);
  });
}

const { surface, text, action, feedback } = theme.raw.color;
const light = Object.entries({
  'surface.page': surface.page,
  'surface.raised': surface.raised,
  'colorSchemes.tint': palette.mint50,
  'surface.card': surface.card,
  'surface.accent': surface.accent,
});
const onLight = Object.entries({
  'text.heading': text.heading,
  'text.body': text.body,
  'text.soft': text.soft,
  'text.link': text.link,
  'feedback.error': feedback.error,
  'feedback.success': feedback.success,
});

/** Names and values of each color and its background. */
export const pairs: [name: string, color: string, on: string, background: string][] = [
  ...light.flatMap(([on, background]) => onLight.map(([name, color]): (typeof pairs)[number] => [name, color, on, background])),
  ['text.onInverse', text.onInverse, 'surface.inverse', surface.inverse],
  ['text.soft of colorSchemes.inverse', palette.sage, 'surface.inverse', surface.inverse],
  ['text.onAction', text.onAction, 'action.primary', action.primary],
  ['text.onAction', text.onAction, 'action.primaryHover', action.primaryHover],
  ['action.onDisabled', action.onDisabled, 'action.disabled', action.disabled],
];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Of a color in hexadecimal, `#0E3B34`. */
function luminance(color: string): number {
  const channel = (at: number): number => linear(parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast ratio of WCAG, between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What a ratio is enough for, by WCAG 2.2: text, large text and controls, or neither. */
export function verdict(ratio: number): 'text' | 'large text' | 'not for text' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text' : 'not for text';
}
