/** The matrix of component × state × mode, made from Storybook's index and the accepted screenshots. */
import { screenshotPath, type AcceptedScreenshots } from '../../../tools/visual/report-types.ts';

export type IndexEntry = {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
};

export type Cell = {
  mode: string;
  /** Path of the accepted screenshot in the results folder; null where none has been accepted. */
  screenshot: string | null;
  width: number;
  height: number;
  /** Who accepted it; null where that is not known. */
  by: string | null;
  /** ISO date on which it was accepted; null before it is committed. */
  at: string | null;
};

export type StateRow = {
  id: string;
  name: string;
  /** What the tag `state:…` says, or `untagged`. */
  kind: string;
  cells: Cell[];
};

export type ComponentRows = {
  /** First part of the title: `Sections`. */
  folder: string;
  component: string;
  states: StateRow[];
};

export type Filter = {
  folder: string | null;
  kind: string | null;
  /** Words that all have to be in the component's or the state's name. */
  words: string;
  notAccepted: boolean;
};

export const NO_FILTER: Filter = { folder: null, kind: null, words: '', notAccepted: false };

const NOTHING_ACCEPTED: Cell = { mode: 'open the story', screenshot: null, width: 0, height: 0, by: null, at: null };

const kindOf = (tags: readonly string[] = []): string =>
  tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? 'untagged';

/** In the order of the index, which is that of the sidebar. */
export function matrixOf(entries: readonly IndexEntry[], accepted: AcceptedScreenshots | null): ComponentRows[] {
  const cellsOf = new Map<string, Cell[]>();
  for (const { storyId, mode, hash, width, height, by, at } of Object.values(accepted ?? {})) {
    const cell = { mode, screenshot: screenshotPath(hash), width, height, by, at };
    cellsOf.set(storyId, [...(cellsOf.get(storyId) ?? []), cell]);
  }
  const rows = new Map<string, ComponentRows>();
  for (const { type, id, title, name, tags } of entries) {
    if (type !== 'story') continue;
    const [folder = '', ...rest] = title.split('/');
    const row = rows.get(title) ?? { folder, component: rest.join('/'), states: [] };
    // Narrow before wide, as one reads a layout.
    const cells = (cellsOf.get(id) ?? [NOTHING_ACCEPTED]).sort((a, b) => a.width - b.width || a.mode.localeCompare(b.mode));
    row.states.push({ id, name, kind: kindOf(tags), cells });
    rows.set(title, row);
  }
  return [...rows.values()];
}

export function filterMatrix(rows: readonly ComponentRows[], { folder, kind, words, notAccepted }: Filter): ComponentRows[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => folder === null || row.folder === folder)
    .map((row) => ({
      ...row,
      states: row.states.filter((state) => {
        const text = `${row.folder} ${row.component} ${state.name}`.toLowerCase();
        const lacks = state.cells.some(({ screenshot }) => screenshot === null);
        return (kind === null || state.kind === kind) && wanted.every((word) => text.includes(word)) && (!notAccepted || lacks);
      }),
    }))
    .filter(({ states }) => states.length > 0);
}

export type Counts = {
  components: number;
  states: number;
  screenshots: number;
  notAccepted: number;
};

export function countMatrix(rows: readonly ComponentRows[]): Counts {
  const states = rows.flatMap((row) => row.states);
  const cells = states.flatMap((state) => state.cells);
  return {
    components: rows.length,
    states: states.length,
    screenshots: cells.filter(({ screenshot }) => screenshot !== null).length,
    notAccepted: cells.filter(({ screenshot }) => screenshot === null).length,
  };
}

/** What there is to choose from, each with how many states it has. */
export function optionsOf(rows: readonly ComponentRows[]): { folders: [string, number][]; kinds: [string, number][] } {
  const folders = new Map<string, number>();
  const kinds = new Map<string, number>();
  for (const row of rows) {
    folders.set(row.folder, (folders.get(row.folder) ?? 0) + row.states.length);
    for (const { kind } of row.states) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { folders: [...folders], kinds: [...kinds].sort(([a], [b]) => a.localeCompare(b)) };
}

/** `Accepted by Ada Lovelace on 20 November 2026`, of the newest of these; null where nothing is known about any. */
export function acceptance(cells: readonly Pick<Cell, 'screenshot' | 'by' | 'at'>[]): string | null {
  const newest = cells
    .filter(({ screenshot }) => screenshot !== null)
    // What is not committed yet is the newest.
    .sort((a, b) => (b.at ?? '9').localeCompare(a.at ?? '9'))[0];
  if (newest === undefined) return null;
  const { by, at } = newest;
  if (by === null && at === null) return null;
  const day = at === null ? '' : ` on ${new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
  return `Accepted${by === null ? '' : ` by ${by}`}${day}`;
}
