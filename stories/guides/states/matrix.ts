/** The matrix of component × state × mode, made from Storybook's index and the accepted screenshots. */
import { screenshotOf, type AcceptedScreenshots } from '../results.ts';

export type IndexEntry = {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
};

export type Cell = Omit<AcceptedScreenshots[string], 'storyId' | 'hash'> & {
  /** Address of the accepted screenshot; null where none has been accepted. */
  screenshot: string | null;
};

type StateRow = {
  id: string;
  name: string;
  /** What the tag `state:…` says; null without one. */
  kind: string | null;
  cells: Cell[];
};

export type ComponentRows = {
  /** `Sections/Hero`. */
  title: string;
  states: StateRow[];
};

/** The story itself stands there, at this size. */
const withoutScreenshot = (mode: string): Cell => ({ mode, screenshot: null, width: 1440, height: 900 });

const kindOf = (tags: readonly string[] = []): string | null =>
  tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? null;

/**
 * The rows are in the order of the index, which is that of the sidebar.
 *
 * @param accepted null where no results have been published yet
 */
export function matrixOf(entries: readonly IndexEntry[], accepted: AcceptedScreenshots | null): ComponentRows[] {
  const cells = new Map<string, Cell[]>();
  for (const { storyId, hash, ...screenshot } of Object.values(accepted ?? {})) {
    const cell = { ...screenshot, screenshot: screenshotOf(hash) };
    cells.set(storyId, [...(cells.get(storyId) ?? []), cell]);
  }
  const unknown = withoutScreenshot(accepted === null ? 'not tested yet' : 'not accepted yet');
  const rows = new Map<string, ComponentRows>();
  for (const { type, id, title, name, tags } of entries) {
    if (type !== 'story') continue;
    const row = rows.get(title) ?? { title, states: [] };
    // Narrow before wide, as one reads a layout.
    const ofState = (cells.get(id) ?? [unknown]).sort((a, b) => a.width - b.width || a.mode.localeCompare(b.mode));
    row.states.push({ id, name, kind: kindOf(tags), cells: ofState });
    rows.set(title, row);
  }
  return [...rows.values()];
}

/** The states with every word of the search in their component's title, their name or their kind. */
export function searchMatrix(rows: readonly ComponentRows[], search: string): ComponentRows[] {
  const words = search.toLowerCase().split(/\s+/);
  const isFound = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return rows
    .map(({ title, states }) => ({ title, states: states.filter(({ name, kind }) => isFound(`${title} ${name} ${kind ?? ''}`)) }))
    .filter(({ states }) => states.length > 0);
}
