import { useState } from 'react';
import '../guides.css';
import { acceptance } from './matrix.ts';
import type { Cell, StateRow } from './matrix.ts';

/** Wider screenshots are of a whole page, and shown from its top; smaller ones are shown whole. */
const PAGE_WIDTH = 700;

type ScreenshotProps = { cell: Cell; of: string; base: string; isMissing: boolean; onMissing: () => void };

function Screenshot({ cell, of, base, isMissing, onMissing }: ScreenshotProps) {
  if (cell.screenshot === null) return <span className="none">No accepted screenshot.</span>;
  if (isMissing) return <span className="none">No screenshot here: open the story.</span>;
  const size = cell.height < 300 && cell.width > PAGE_WIDTH ? 'small' : '';
  return (
    <img
      className={size}
      src={base + cell.screenshot}
      alt={`${of}, ${cell.mode}`}
      loading="lazy"
      decoding="async"
      onError={onMissing}
    />
  );
}

function CellLink({ cell, of, base, storyId }: { cell: Cell; of: string; base: string; storyId: string }) {
  // A published Storybook need not hold every screenshot, and a fresh clone holds none.
  const [isMissing, setIsMissing] = useState(false);
  const isNarrow = !isMissing && cell.width > 0 && cell.width < 500;
  return (
    <a
      href={`./?path=/story/${storyId}`}
      target="_top"
      className={isNarrow ? 'narrow' : ''}
      title={acceptance([cell]) ?? undefined}
    >
      <Screenshot cell={cell} of={of} base={base} isMissing={isMissing} onMissing={() => setIsMissing(true)} />
      <span>{cell.mode}</span>
    </a>
  );
}

export type StateCardsProps = {
  component: string;
  states: readonly StateRow[];
  /** Put in front of the addresses of screenshots. */
  base: string;
};

/** The states of one component as they were accepted, each with a link to its story. */
export function StateCards({ component, states, base }: StateCardsProps) {
  return (
    <div className="states">
      {states.map(({ id, name, kind, cells }) => (
        <div key={id} className="state">
          <h4>
            {name}
            <span className="kind">{kind}</span>
          </h4>
          <div className="cells">
            {cells.map((cell) => (
              <CellLink key={cell.mode} cell={cell} of={`${component}, ${name}`} base={base} storyId={id} />
            ))}
          </div>
          <p className="accepted">{acceptance(cells)}</p>
        </div>
      ))}
    </div>
  );
}
