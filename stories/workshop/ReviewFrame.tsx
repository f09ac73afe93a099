import { useLayoutEffect, useRef } from 'react';
import { mountReview, type Decide } from '../../tests/visual/review/client/main.ts';
import styles from '../../tests/visual/review/client/review.css?inline';
import type { ReviewData } from '../../tests/visual/review/client/state.ts';

export const states = [
  'NothingToReview',
  'RunFailed',
  'OneChange',
  'Slider',
  'Overlay',
  'Strobe',
  'ManyByKeyboard',
  'KeysOpen',
  'Accepted',
  'Rejected',
  'Saving',
  'FailedToSave',
  'Broken',
  'CannotAccept',
  'StaticReport',
] as const;

export type ReviewFrameProps = { data: ReviewData; decide: Decide };

/** The review page as it is served, in a story: its styles are there only as long as it is. */
export function ReviewFrame({ data, decide }: ReviewFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before the play begins.
  useLayoutEffect(() => (root.current === null ? undefined : mountReview(root.current, data, decide)), [data, decide]);
  return (
    <>
      <style>{styles}</style>
      <div ref={root} />
    </>
  );
}
