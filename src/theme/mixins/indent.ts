import { css } from 'styled-components';

/** Begins each item of a list further to the right than the one before, up to the fifth. */
export const indent = (percent: number) =>
  [1, 2, 3, 4].map(
    (step) => css`
      li:nth-child(n + ${step + 1}) {
        margin-inline-start: ${step * percent}%;
      }
    `,
  );
