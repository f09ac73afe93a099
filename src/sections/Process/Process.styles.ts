import styled from 'styled-components';
import { fontFamily, media, radius, space, theme, type } from '../../theme/index.ts';

export const Offset = styled.ol`
  display: grid;
  margin-block-start: ${space[48]};
  counter-reset: step;

  ${media.from('laptop')} {
    margin-block-start: ${space[64]};
    margin-inline-start: 24%;
  }

  li {
    display: grid;
    grid-template-columns: 4.5rem 1fr;
    gap: ${space[4]} ${space[16]};
    padding-block: ${space[24]};
    border-block-start: 1px solid ${theme.color.border.subtle};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${theme.color.action.primary};
    font-family: ${fontFamily.heading};
    font-size: 3rem;
    line-height: 1;
  }

  h3 {
    ${type.h3}
    color: ${theme.color.text.heading};
  }

  p {
    max-width: 36em;
    color: ${theme.color.text.soft};
  }

  ${media.from('laptop')} {
    li {
      grid-template-columns: 5rem 17rem 1fr;
      column-gap: ${space[24]};
      align-items: baseline;
      padding-block: ${space[32]};
    }

    li::before {
      grid-row: auto;
      font-size: 4rem;
    }
  }
`;

/** The vertical offset between two steps of the stairs. */
const RISE = space[48];

/** On wide screens each step is lower than the one before; a line connects the numbers. */
export const Stairs = styled.ol`
  display: grid;
  margin-block-start: ${space[48]};
  counter-reset: step;

  li {
    position: relative;
    display: grid;
    gap: ${space[8]};
    padding: 0 0 ${space[32]} ${space[64]};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: ${space[48]};
    height: ${space[48]};
    border: 1.5px solid ${theme.color.border.strong};
    border-radius: ${radius.full};
    background: ${theme.color.surface.page};
    color: ${theme.color.text.heading};
    font-family: ${fontFamily.heading};
    font-size: 1.375rem;
  }

  /* The line to the next step. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: ${space[48]} 0;
    inset-inline-start: 23px;
    border-inline-start: 1.5px solid ${theme.color.border.strong};
  }

  h3 {
    ${type.h3}
    padding-block-start: ${space[8]};
    color: ${theme.color.text.heading};

    /* Balancing would break 'GLP-1' at its hyphen in a narrow column. */
    text-wrap: wrap;
  }

  p {
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }

  ${media.from('laptop')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    margin-block-start: ${space[24]};

    li {
      align-content: start;
      padding: 72px ${space[24]} 0 0;
    }

    li:not(:last-child)::after {
      inset-block: 23px auto;
      inset-inline: ${space[48]} 0;
      height: calc(${RISE} + 1.5px);
      border-block-start: 1.5px solid ${theme.color.border.strong};
      border-inline-start: 0;
      border-inline-end: 1.5px solid ${theme.color.border.strong};
      border-start-end-radius: ${radius.medium};
    }

    li:nth-child(2) {
      margin-block-start: calc(1 * ${RISE});
    }

    li:nth-child(3) {
      margin-block-start: calc(2 * ${RISE});
    }

    li:nth-child(4) {
      margin-block-start: calc(3 * ${RISE});
    }

    li:nth-child(5) {
      margin-block-start: calc(4 * ${RISE});
    }
  }
`;
