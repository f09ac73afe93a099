/** The theme's colours as a list, and how they contrast. */

export type Colour = {
  /** Name of the role: `text.soft`. */
  role: string;
  value: string;
};

type Leaves = { readonly [name: string]: string | Leaves };

/** Every leaf of a tree of values, named by its path. */
export function leavesOf(tree: Leaves, path = ''): Colour[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const role = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [{ role, value }] : leavesOf(value, role);
  });
}

/** Red, green and blue between 0 and 1. Null for a colour that is not written in hexadecimal, such as a transparent one. */
function channels(colour: string): [number, number, number] | null {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return null;
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number | null {
  const parts = channels(colour);
  if (parts === null) return null;
  const [red, green, blue] = parts;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG, between 1 and 21; null where a colour is transparent. */
export function contrast(one: string, other: string): number | null {
  const a = luminance(one);
  const b = luminance(other);
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What a ratio is enough for, by WCAG 2.2: text, large text and controls, or neither. */
export function verdict(ratio: number): 'text' | 'large text' | 'not for text' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text' : 'not for text';
}

/** The declarations of custom properties in a template: name → value. */
export function declarations(css: string): Map<string, string> {
  return new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}
