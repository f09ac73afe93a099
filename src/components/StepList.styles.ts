import styled, { css } from 'styled-components';
import { fontFamily, media, radius, space, theme, type } from '../theme/index.ts';
import { indent } from '../theme/mixins/indent.ts';

export type StepListLayout = 'rows' | 'indented' | 'stairs' | 'periods';

const number = css`
  content: counter(step);
  font-family: ${fontFamily.heading};
`;

/** The distance to the heading above. */
const below = css`
  margin-block-start: ${space[48]};
`;

/** A line above each step. */
const lines = css`
  li {
    display: grid;
    padding-block: ${space[24]};
    border-block-start: 1px solid ${theme.color.border.subtle};
  }
`;

const rows = css`
  ${below}
  ${lines}

  li {
    grid-template-columns: 4.5rem 1fr;
    gap: ${space[4]} ${space[16]};
  }

  li::before {
    ${number}
    grid-row: span 2;
    color: ${theme.color.action.primary};
    font-size: 3rem;
    line-height: 1;
  }

  p {
    max-width: 36em;
  }

  ${media.from('laptop')} {
    margin-block-start: ${space[64]};

    li {
      grid-template-columns: 5rem 22rem 1fr;
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

/** Each step begins further to the right than the one before. */
const indented = css`
  ${below}
  ${lines}

  li {
    grid-template-columns: 3.5rem 1fr;
    gap: ${space[8]} ${space[16]};
  }

  li::before {
    ${number}
    grid-row: span 2;
    color: ${theme.color.ornament.accent};
    font-size: 3.5rem;
    line-height: 0.9;
  }

  h3 {
    ${type.h2}
  }

  p {
    max-width: 34em;
  }

  ${media.from('tablet')} {
    li {
      grid-template-columns: 5rem 1fr;
    }

    ${indent(7)}
  }

  ${media.from('laptop')} {
    margin-block-start: ${space[96]};

    li {
      grid-template-columns: 8rem 1fr;
      padding-block: ${space[32]};
    }

    li::before {
      font-size: 7rem;
      line-height: 0.85;
    }
  }
`;

/** The vertical offset between two steps of the stairs. */
const RISE = space[48];

/** On wide screens each step is lower than the one before; a line connects the numbers. */
const stairs = css`
  ${below}

  li {
    position: relative;
    display: grid;
    gap: ${space[8]};
    padding: 0 0 ${space[32]} ${space[64]};
  }

  li::before {
    ${number}
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
    padding-block-start: ${space[8]};

    /* Balancing would break 'GLP-1' at its hyphen in a narrow column. */
    text-wrap: wrap;
  }

  p {
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

    ${[2, 3, 4, 5].map(
      (place) => css`
        li:nth-child(${place}) {
          margin-block-start: calc(${place - 1} * ${RISE});
        }
      `,
    )}
  }
`;

/** The steps stand beside their heading. Their titles are dates, in the place of numbers. */
const periods = css`
  ${lines}

  li {
    gap: ${space[8]};
  }

  h3 {
    color: ${theme.color.action.primary};
    font-size: 2.5rem;
    line-height: 1.1;
    letter-spacing: normal;
  }

  p {
    color: inherit;
  }

  ${media.from('tablet')} {
    li {
      grid-template-columns: 11rem 1fr;
      align-items: baseline;
      gap: ${space[32]};
      padding-block: ${space[32]};
    }

    h3 {
      font-size: 3rem;
    }
  }
`;

const layouts: Record<StepListLayout, ReturnType<typeof css>> = { rows, indented, stairs, periods };

export const Steps = styled.ol<{ $layout: StepListLayout }>`
  display: grid;
  counter-reset: step;

  li {
    counter-increment: step;
  }

  h3 {
    ${type.h3}
  }

  p {
    color: ${theme.color.text.soft};
  }

  ${({ $layout }) => layouts[$layout]}
`;
