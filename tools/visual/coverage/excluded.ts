/** About some declarations. Both are regular expressions; `declaration` matches `property: value`. */
export type Reason = { rule: string; declaration: string; reason: string };

/** Properties that no still screenshot can show. They are counted and reported, not changed. */
const EXCLUDED: readonly { properties: RegExp; reason: string }[] = [
  { properties: /^(transition|animation|will-change|offset-)/, reason: 'motion: a screenshot stands still' },
  { properties: /^scroll-|^overscroll-/, reason: 'scrolling: a screenshot shows a page that is not being scrolled' },
  {
    properties: /^(cursor|touch-action|user-select|-webkit-user-select|pointer-events|-webkit-tap-highlight-color)$/,
    reason: 'the pointer: a screenshot has none',
  },
  { properties: /^caret-color$/, reason: 'the caret: the gate hides it, because it blinks' },
  { properties: /^(contain|content-visibility|contain-intrinsic-.*)$/, reason: 'the work of rendering: it is the same picture' },
  {
    properties: /^(break-|page-break-|page$|orphans$|widows$)/,
    reason: 'sheets of paper: a screenshot of a print mode has no pages',
  },
  {
    properties: /^(-webkit-font-smoothing|text-size-adjust|-webkit-text-size-adjust|text-rendering|print-color-adjust)$/,
    reason: 'other systems, phones or printers: the pinned browser ignores it',
  },
];

export const reasonFor = <Known extends Reason>(
  reasons: readonly Known[],
  { rule, property, value }: { rule: string; property: string; value: string },
): Known | undefined =>
  reasons.find((one) => new RegExp(one.rule).test(rule) && new RegExp(one.declaration).test(`${property}: ${value}`));

export const exclusionOf = (property: string): string | null =>
  EXCLUDED.find(({ properties }) => properties.test(property))?.reason ?? null;
