/** The theme's colors as a list, and how they contrast. */

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

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Null for a color that is not written in hexadecimal, such as a transparent one. */
function luminance(color: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const channel = (at: number): number => linear(parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast ratio of WCAG, between 1 and 21; null where a color is transparent. */
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
