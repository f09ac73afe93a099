import { useState } from 'react';
import '../guides.css';
import type { Cell, ComponentRows } from './matrix.ts';

/** Wider screenshots are of a whole page, and shown from its top; smaller ones are shown whole. */
const PAGE_WIDTH = 700;

/** The story itself at the width of its mode, scaled down to its tile, where this Storybook has no screenshot of it. */
const LiveStory = ({ storyId, width }: { storyId: string; width: number }) => (
  <span className="live">
    <iframe
      src={`iframe.html?id=${storyId}&viewMode=story`}
      title={storyId}
      loading="lazy"
      tabIndex={-1}
      aria-hidden
      style={{ width, scale: `tan(atan2(100cqw, ${width}px))` }}
    />
  </span>
);

function Screenshot({ cell, alt, storyId }: { cell: Cell; alt: string; storyId: string }) {
  // A published Storybook may lack screenshots, and a fresh clone has none.
  const [isMissing, setIsMissing] = useState(false);
  const { mode, screenshot, width, height } = cell;
  return (
    <a href={`./?path=/story/${storyId}`} target="_top" className={width < 500 ? 'narrow' : ''} aria-label={alt}>
      {screenshot === null || isMissing ? (
        <LiveStory storyId={storyId} width={width} />
      ) : (
        <img
          className={height < 300 && width > PAGE_WIDTH ? 'small' : ''}
          src={screenshot}
          alt=""
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
            {kind === null ? null : <span className="kind">{kind}</span>}
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
