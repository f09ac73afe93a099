import { useEffect, useMemo, useState } from 'react';
import '../guides.css';
import { readAccepted } from '../results.ts';
import { matrixOf, searchMatrix } from './matrix.ts';
import type { ComponentRows, IndexEntry } from './matrix.ts';
import { StateCards } from './StateCards.tsx';

async function readMatrix(): Promise<ComponentRows[]> {
  const [index, accepted] = await Promise.all([
    fetch('index.json').then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>),
    readAccepted(),
  ]);
  return matrixOf(Object.values(index.entries), accepted);
}

/** Every component in every state and mode, as it was accepted. */
export function StatesMatrix() {
  const [rows, setRows] = useState<ComponentRows[] | null>(null);
  const [search, setSearch] = useState('');
  useEffect(() => void readMatrix().then(setRows), []);
  const shown = useMemo(() => searchMatrix(rows ?? [], search), [rows, search]);

  if (rows === null) return <p>Reading the index…</p>;
  return (
    <div className="guide sb-unstyled">
      <label className="search">
        Component, state or kind of state
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p className="count" role="status">
        Components: {shown.length}
      </p>
      {shown.map((row) => (
        <section key={row.title} className="component" aria-label={row.title}>
          <h3>{row.title}</h3>
          <StateCards row={row} />
        </section>
      ))}
    </div>
  );
}
