/** The matrix of component × state × mode, made from Storybook's index and the manifest of baselines. */
import type { Manifest } from '../../../tests/visual/manifest.ts';

export type IndexEntry = {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
};

export type Cell = {
  mode: string;
  /** Path of the accepted picture among the baselines; null where none has been accepted. */
  picture: string | null;
  width: number;
  height: number;
};

type StateRow = {
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
  withoutPicture: boolean;
};

export const NO_FILTER: Filter = { folder: null, kind: null, words: '', withoutPicture: false };

const NO_PICTURE: Cell = { mode: 'no picture', picture: null, width: 0, height: 0 };

const kindOf = (tags: readonly string[] = []): string =>
  tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? 'untagged';

/** In the order of the index, which is that of the sidebar. */
export function matrixOf(entries: readonly IndexEntry[], manifest: Manifest | null): ComponentRows[] {
  const pictures = new Map<string, Cell[]>();
  for (const [picture, { story, mode, width, height }] of Object.entries(manifest?.baselines ?? {})) {
    pictures.set(story, [...(pictures.get(story) ?? []), { mode, picture, width, height }]);
  }
  const rows = new Map<string, ComponentRows>();
  for (const { type, id, title, name, tags } of entries) {
    if (type !== 'story') continue;
    const [folder = '', ...rest] = title.split('/');
    const row = rows.get(title) ?? { folder, component: rest.join('/'), states: [] };
    // Narrow before wide, as one reads a layout.
    const cells = (pictures.get(id) ?? [NO_PICTURE]).sort((a, b) => a.width - b.width || a.mode.localeCompare(b.mode));
    row.states.push({ id, name, kind: kindOf(tags), cells });
    rows.set(title, row);
  }
  return [...rows.values()];
}

export function filterMatrix(rows: readonly ComponentRows[], { folder, kind, words, withoutPicture }: Filter): ComponentRows[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => folder === null || row.folder === folder)
    .map((row) => ({
      ...row,
      states: row.states.filter((state) => {
        const text = `${row.folder} ${row.component} ${state.name}`.toLowerCase();
        const lacks = state.cells.some(({ picture }) => picture === null);
        return (
          (kind === null || state.kind === kind) && wanted.every((word) => text.includes(word)) && (!withoutPicture || lacks)
        );
      }),
    }))
    .filter(({ states }) => states.length > 0);
}

export type Counts = {
  components: number;
  states: number;
  pictures: number;
  withoutPicture: number;
};

export function countMatrix(rows: readonly ComponentRows[]): Counts {
  const states = rows.flatMap((row) => row.states);
  const cells = states.flatMap((state) => state.cells);
  return {
    components: rows.length,
    states: states.length,
    pictures: cells.filter(({ picture }) => picture !== null).length,
    withoutPicture: cells.filter(({ picture }) => picture === null).length,
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
