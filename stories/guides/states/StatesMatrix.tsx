import { useEffect, useMemo, useState } from 'react';
import '../guides.css';
import { readAccepted } from '../results.ts';
import { counted } from '../text.ts';
import { countMatrix, filterMatrix, matrixOf } from './matrix.ts';
import type { ComponentRows, IndexEntry } from './matrix.ts';
import { StateCards, type StateCardsProps } from './StateCards.tsx';

async function readMatrix(): Promise<ComponentRows[]> {
  const [index, accepted] = await Promise.all([
    fetch('index.json').then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>),
    readAccepted(),
  ]);
  return matrixOf(Object.values(index.entries), accepted);
}

export type StatesMatrixProps = Pick<StateCardsProps, 'base'> & {
  /** Replaces the rows from Storybook's index. */
  rows?: ComponentRows[];
};

/** Every component in every state and mode, as it was accepted. */
export function StatesMatrix({ rows: given, ...cards }: StatesMatrixProps) {
  const [rows, setRows] = useState<ComponentRows[] | null>(given ?? null);
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [onlyNotAccepted, setOnlyNotAccepted] = useState(false);
  useEffect(() => {
    if (given === undefined) readMatrix().then(setRows, () => setFailed(true));
  }, [given]);
  const shown = useMemo(() => filterMatrix(rows ?? [], { search, kind, onlyNotAccepted }), [rows, search, kind, onlyNotAccepted]);

  if (failed) return <p>Storybook’s index could not be read. Load the page again.</p>;
  if (rows === null) return <p>Reading the index…</p>;
  const kinds = new Set(rows.flatMap((row) => row.states.map((state) => state.kind)));
  const { components, states: stateCount, screenshots, notAccepted } = countMatrix(shown);
  return (
    <div className="guide sb-unstyled">
      <div className="tools">
        <label>
          Component or state
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          Kind of state
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">all</option>
            {[...kinds].sort().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="box">
          <input type="checkbox" checked={onlyNotAccepted} onChange={(event) => setOnlyNotAccepted(event.target.checked)} />
          without a screenshot only
        </label>
      </div>
      <p className="count" role="status">
        {counted(components, 'component')}, {counted(stateCount, 'state')}, {counted(screenshots, 'accepted screenshot')}
        {notAccepted === 0 ? '' : `, ${counted(notAccepted, 'state')} without one`}.
      </p>
      {shown.map((row) => (
        <section key={row.title} className="component" aria-label={row.title}>
          <h3>
            {row.title}
            <small>{counted(row.states.length, 'state')}</small>
          </h3>
          <StateCards row={row} {...cards} />
        </section>
      ))}
    </div>
  );
}
