import { useEffect, useMemo, useState } from 'react';
import { BASELINES } from '../../../.storybook/addon-visual/places.ts';
import { parseManifest } from '../../../.storybook/addon-visual/results.ts';
import '../guides.css';
import { counted } from '../counted.ts';
import { countMatrix, filterMatrix, matrixOf, NO_FILTER, optionsOf } from './matrix.ts';
import type { Cell, ComponentRows, Filter, IndexEntry } from './matrix.ts';

export const states = ['Everything', 'Filtered', 'NothingFound'] as const;

/** Wider pictures are of a whole page, and shown from its top; smaller ones are shown whole. */
const PAGE_WIDTH = 700;

async function readMatrix(): Promise<ComponentRows[]> {
  const [index, manifest] = await Promise.all([
    fetch('index.json').then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>),
    fetch(`${BASELINES}/manifest.json`).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    ),
  ]);
  return matrixOf(Object.values(index.entries), parseManifest(manifest));
}

function Thumbnail({ cell, of, base }: { cell: Cell; of: string; base: string }) {
  if (cell.picture === null) return <span className="none">No picture has been accepted yet.</span>;
  const size = cell.height < 300 && cell.width > PAGE_WIDTH ? 'small' : '';
  return <img className={size} src={base + cell.picture} alt={`${of}, ${cell.mode}`} loading="lazy" decoding="async" />;
}

function Component({ row, base }: { row: ComponentRows; base: string }) {
  const { folder, component } = row;
  return (
    <section className="component" aria-label={`${folder} / ${component}`}>
      <h3>
        {component}
        <small>
          {folder} · {row.states.length} {row.states.length === 1 ? 'state' : 'states'}
        </small>
      </h3>
      <div className="states">
        {row.states.map(({ id, name, kind, cells }) => (
          <div key={id} className="state">
            <h4>
              {name}
              <span className="kind">{kind}</span>
            </h4>
            <div className="cells">
              {cells.map((cell) => (
                <a
                  key={cell.mode}
                  href={`./?path=/story/${id}`}
                  target="_top"
                  className={cell.width > 0 && cell.width < 500 ? 'narrow' : ''}
                >
                  <Thumbnail cell={cell} of={`${component}, ${name}`} base={base} />
                  <span>{cell.mode}</span>
                </a>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

type Choice = { label: string; options: [string, number][]; value: string | null; choose: (value: string | null) => void };

function Choose({ label, options, value, choose }: Choice) {
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}>
        <option value="">all</option>
        {options.map(([name, count]) => (
          <option key={name} value={name}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}

export type StatesMatrixProps = {
  /** Replaces what Storybook's index says. */
  rows?: ComponentRows[];
  /** Put in front of the addresses of pictures. */
  base?: string;
};

/** Every component in every state and mode, as it was accepted. */
export function StatesMatrix({ rows: given, base = `${BASELINES}/` }: StatesMatrixProps) {
  const [rows, setRows] = useState<ComponentRows[] | null>(given ?? null);
  const [failed, setFailed] = useState(false);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  useEffect(() => {
    if (given === undefined) readMatrix().then(setRows, () => setFailed(true));
  }, [given]);
  const shown = useMemo(() => filterMatrix(rows ?? [], filter), [rows, filter]);

  if (failed) return <p>Storybook’s index could not be read. Load the page again.</p>;
  if (rows === null) return <p>Reading the index…</p>;
  const { folders, kinds } = optionsOf(rows);
  const { components, states: stateCount, pictures, withoutPicture } = countMatrix(shown);
  const set = (part: Partial<Filter>) => setFilter((current) => ({ ...current, ...part }));
  return (
    <div className="guide sb-unstyled">
      <div className="tools">
        <label>
          Component or state
          <input type="search" value={filter.words} onChange={(event) => set({ words: event.target.value })} />
        </label>
        <Choose label="Folder" options={folders} value={filter.folder} choose={(folder) => set({ folder })} />
        <Choose label="Kind of state" options={kinds} value={filter.kind} choose={(kind) => set({ kind })} />
        <label className="box">
          <input
            type="checkbox"
            checked={filter.withoutPicture}
            onChange={(event) => set({ withoutPicture: event.target.checked })}
          />
          without a picture only
        </label>
      </div>
      <p className="count" role="status">
        {counted(components, 'component')}, {counted(stateCount, 'state')}, {counted(pictures, 'accepted picture')}
        {withoutPicture === 0 ? '' : `, ${counted(withoutPicture, 'state')} without one`}.
      </p>
      {shown.map((row) => (
        <Component key={`${row.folder}/${row.component}`} row={row} base={base} />
      ))}
    </div>
  );
}
