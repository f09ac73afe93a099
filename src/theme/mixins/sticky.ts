import { css } from 'styled-components';
import { media } from '../index.ts';

/** Keeps a column in view while the longer one beside it scrolls. */
export const sticky = (top: string) => css`
  ${media.from('laptop')} {
    position: sticky;
    inset-block-start: ${top};
    align-self: start;
  }
`;
