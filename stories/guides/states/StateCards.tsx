import { useState } from 'react';
import '../guides.css';
import { RESULTS } from '../results.ts';
import type { Cell, ComponentRows } from './matrix.ts';

/** Wider screenshots are of a whole page, and shown from its top; smaller ones are shown whole. */
const PAGE_WIDTH = 700;

function Screenshot({ cell, alt, storyId }: { cell: Cell; alt: string; storyId: string }) {
  // A published Storybook may lack screenshots, and a fresh clone has none.
  const [isMissing, setIsMissing] = useState(false);
  const { mode, screenshot, width, height } = cell;
  const isNarrow = !isMissing && width > 0 && width < 500;
  return (
    <a href={`./?path=/story/${storyId}`} target="_top" className={isNarrow ? 'narrow' : ''}>
      {screenshot === null || isMissing ? (
        <span className="none">{isMissing ? 'No screenshot here: open the story.' : 'No accepted screenshot.'}</span>
      ) : (
        <img
          className={height < 300 && width > PAGE_WIDTH ? 'small' : ''}
          src={RESULTS + screenshot}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
      <span>{mode}</span>
    </a>
  );
}

/** The states of one component as they were accepted, each with a link to its story. */
export function StateCards({ row: { title, states } }: { row: ComponentRows }) {
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
              <Screenshot key={cell.mode} cell={cell} alt={`${title}, ${name}, ${cell.mode}`} storyId={id} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
