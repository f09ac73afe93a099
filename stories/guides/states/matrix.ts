/** The matrix of component × state × mode, made from Storybook's index and the accepted screenshots. */
import type { AcceptedScreenshots } from '../results.ts';
import { matches } from '../text.ts';

export type IndexEntry = {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
};

export type Cell = Omit<AcceptedScreenshots[string], 'storyId' | 'hash'> & {
  /** Path of the accepted screenshot in the results folder; null where none has been accepted. */
  screenshot: string | null;
};

type StateRow = {
  id: string;
  name: string;
  /** From the tag `state:…`, or `untagged`. */
  kind: string;
  cells: Cell[];
};

export type ComponentRows = {
  /** `Sections/Hero`. */
  title: string;
  states: StateRow[];
};

const NOTHING_ACCEPTED: Cell = { mode: 'open the story', screenshot: null, width: 0, height: 0, by: null, at: null };

const kindOf = (tags: readonly string[] = []): string =>
  tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? 'untagged';

/** In the order of the index, which is that of the sidebar. */
export function matrixOf(entries: readonly IndexEntry[], accepted: AcceptedScreenshots | null): ComponentRows[] {
  const cells = new Map<string, Cell[]>();
  for (const { storyId, hash, ...screenshot } of Object.values(accepted ?? {})) {
    const cell = { ...screenshot, screenshot: `screenshots/${hash}.webp` };
    cells.set(storyId, [...(cells.get(storyId) ?? []), cell]);
  }
  const rows = new Map<string, ComponentRows>();
  for (const { type, id, title, name, tags } of entries) {
    if (type !== 'story') continue;
    const row = rows.get(title) ?? { title, states: [] };
    // Narrow before wide, as one reads a layout.
    const ofState = (cells.get(id) ?? [NOTHING_ACCEPTED]).sort((a, b) => a.width - b.width || a.mode.localeCompare(b.mode));
    row.states.push({ id, name, kind: kindOf(tags), cells: ofState });
    rows.set(title, row);
  }
  return [...rows.values()];
}

export type Filter = {
  /** Words that must all be in the title or the state's name. */
  search: string;
  /** Empty for every kind. */
  kind: string;
  onlyNotAccepted: boolean;
};

const lacksScreenshot = ({ cells }: StateRow): boolean => cells.some(({ screenshot }) => screenshot === null);

export function filterMatrix(rows: readonly ComponentRows[], { search, kind, onlyNotAccepted }: Filter): ComponentRows[] {
  const isShown = (title: string, state: StateRow): boolean =>
    (kind === '' || state.kind === kind) &&
    matches(`${title} ${state.name}`, search) &&
    (!onlyNotAccepted || lacksScreenshot(state));
  return rows
    .map(({ title, states }) => ({ title, states: states.filter((state) => isShown(title, state)) }))
    .filter(({ states }) => states.length > 0);
}

export function countMatrix(rows: readonly ComponentRows[]) {
  const states = rows.flatMap((row) => row.states);
  const screenshots = states.flatMap(({ cells }) => cells).filter(({ screenshot }) => screenshot !== null);
  return {
    components: rows.length,
    states: states.length,
    screenshots: screenshots.length,
    notAccepted: states.filter(lacksScreenshot).length,
  };
}

/** `Accepted by Ada Lovelace on November 20, 2026`, of the newest of these; null where nothing is known about any. */
export function acceptance(cells: readonly Pick<Cell, 'screenshot' | 'by' | 'at'>[]): string | null {
  const [newest] = cells
    .filter(({ screenshot, by, at }) => screenshot !== null && (by !== null || at !== null))
    // A screenshot that is not committed yet is the newest.
    .sort((a, b) => (b.at ?? '9').localeCompare(a.at ?? '9'));
  if (newest === undefined) return null;
  const { by, at } = newest;
  const day = at === null ? '' : ` on ${new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
  return `Accepted${by === null ? '' : ` by ${by}`}${day}`;
}
