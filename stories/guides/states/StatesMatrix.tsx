import { useEffect, useMemo, useState } from 'react';
import '../guides.css';
import { counted } from '../counted.ts';
import { countMatrix, filterMatrix, matrixOf, NO_FILTER, optionsOf } from './matrix.ts';
import type { ComponentRows, Filter, IndexEntry } from './matrix.ts';
import { readAccepted, RESULTS } from './results.ts';
import { StateCards } from './StateCards.tsx';

async function readMatrix(): Promise<ComponentRows[]> {
  const [index, accepted] = await Promise.all([
    fetch('index.json').then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>),
    readAccepted(),
  ]);
  return matrixOf(Object.values(index.entries), accepted);
}

function Component({ row, base }: { row: ComponentRows; base: string }) {
  const { folder, component } = row;
  return (
    <section className="component" aria-label={`${folder} / ${component}`}>
      <h3>
        {component}
        <small>
          {folder} · {counted(row.states.length, 'state')}
        </small>
      </h3>
      <StateCards component={component} states={row.states} base={base} />
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
  /** Put in front of the addresses of screenshots. */
  base?: string;
};

/** Every component in every state and mode, as it was accepted. */
export function StatesMatrix({ rows: given, base = RESULTS }: StatesMatrixProps) {
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
  const { components, states: stateCount, screenshots, notAccepted } = countMatrix(shown);
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
          <input type="checkbox" checked={filter.notAccepted} onChange={(event) => set({ notAccepted: event.target.checked })} />
          without a screenshot only
        </label>
      </div>
      <p className="count" role="status">
        {counted(components, 'component')}, {counted(stateCount, 'state')}, {counted(screenshots, 'accepted screenshot')}
        {notAccepted === 0 ? '' : `, ${counted(notAccepted, 'state')} without one`}.
      </p>
      {shown.map((row) => (
        <Component key={`${row.folder}/${row.component}`} row={row} base={base} />
      ))}
    </div>
  );
}
