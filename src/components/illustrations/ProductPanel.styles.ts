import styled from 'styled-components';
import { radius, shadow, space, theme } from '../../theme/index.ts';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  color: ${theme.color.text.soft};
  font-size: 0.8125rem;
  line-height: 1.4;

  [role='img'] {
    container-type: inline-size;
    display: grid;
    gap: ${space[12]};
    padding: ${space[16]};
    border: 1px solid ${theme.color.border.subtle};
    border-radius: ${radius.medium};
    background: ${theme.color.surface.card};
    box-shadow: ${shadow.raised};
    color: ${theme.color.text.body};
  }

  /* Below the panel; before it in the markup for a video's, where it stands above (VideoFrame.ts). */
  figcaption {
    order: 1;
  }

  /* Its title, and on the right the detail. */
  [role='img'] > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space[16]};
  }

  b {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;

/** Ruled rows that begin with a mark. */
export const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    padding-block: ${space[8]};
  }

  li:not(:first-child) {
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  li:last-child {
    padding-block-end: 0;
  }
`;

/** A client's initials or a tick, in a circle. */
export const Mark = styled.b`
  display: grid;
  place-content: center;
  width: 2.25em;
  height: 2.25em;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.full};
  background: ${theme.color.surface.page};
`;
