/** @jsxRuntime automatic */
/** All screenshots of a decision, as small pictures of what changed. */
import type { CSSProperties } from 'react';
import { Button } from 'storybook/internal/components';
import { labelOf } from '../outcome.ts';
import type { Region, VisualResult } from '../types.ts';

const [WIDTH, HEIGHT] = [168, 80];

/** What is smaller than a quarter cannot be recognized. */
const MIN_ZOOM = 0.25;
const MARGIN = 12;

/** A region in the middle of the picture, at most at natural size. */
function middleOf({ x, y, width, height }: Region): CSSProperties {
  const fits = Math.min(1, WIDTH / (width + 2 * MARGIN), HEIGHT / (height + 2 * MARGIN));
  const zoom = Math.max(MIN_ZOOM, fits);
  const left = Math.max(0, x + (width - WIDTH / zoom) / 2);
  const top = Math.max(0, y + (height - HEIGHT / zoom) / 2);
  const objectPosition = `-${left}px -${top}px`;
  return { zoom, width: WIDTH / zoom, height: HEIGHT / zoom, objectFit: 'none', objectPosition };
}

export type ThumbnailsProps = {
  decision: readonly VisualResult[];
  shown: VisualResult;
  urlOf: (hash: string) => string;
  goTo: (change: VisualResult) => void;
};

export const Thumbnails = ({ decision, shown, urlOf, goTo }: ThumbnailsProps) => (
  <ul className="thumbnails">
    {decision.map((result) => {
      const hash = result.current ?? result.accepted;
      const place = result.change?.regions[0];
      const style = place ? middleOf(place) : { width: WIDTH, height: HEIGHT };
      return (
        <li key={result.key}>
          <Button size="small" aria-current={result.key === shown.key} onClick={() => goTo(result)}>
            {hash === null ? null : <img src={urlOf(hash)} alt="" loading="lazy" style={style} />}
            <span>{labelOf(result)}</span>
          </Button>
        </li>
      );
    })}
  </ul>
);
