import styled from 'styled-components';
import { radius, shadow, space, theme, type } from '../../theme/index.ts';
import { ProductPanel } from './ProductPanel.tsx';

/** The panel as a phone, with room for the card over its edge. */
export const Phone = styled(ProductPanel)`
  justify-items: center;

  [role='img'] {
    position: relative;
    grid-template-rows: repeat(4, auto) 1fr;
    width: 20em;
    max-width: calc(100% - 4em);
    min-height: 34em;
    margin-inline-start: 4em;
    padding: ${space[24]} ${space[16]};
    border: 8px solid ${theme.color.text.heading};
    border-radius: ${radius.large};
    box-shadow: ${shadow.floating};
  }
`;

export const Question = styled.p`
  ${type.h3}
  font-size: 1.5em;
  text-wrap: balance;

  @container video (width < 480px) {
    font-size: 1.25em;
  }
`;

export const Answers = styled.ul`
  display: grid;
  gap: ${space[8]};

  /* Room for the card over the phone's edge: a long question makes the phone taller. */
  margin-block-end: 7em;

  li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${theme.color.border.subtle};
    border-radius: ${radius.small};
  }

  li::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 1px solid ${theme.color.border.field};
    border-radius: ${radius.full};
  }

  [data-chosen] {
    border-color: ${theme.color.ornament.line};
    color: ${theme.color.text.heading};
    font-weight: 600;
  }

  [data-chosen]::before {
    border: 5px solid ${theme.color.ornament.line};
  }
`;

export const Next = styled.b`
  align-self: end;
  padding: ${space[8]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${theme.color.surface.inverse};
  text-align: center;

  && {
    color: ${theme.color.text.onInverse};
  }
`;

/** What the business sees, over the edge of the phone. */
export const Status = styled.p`
  position: absolute;
  inset-block-end: 6em;
  inset-inline-start: -5em;
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space[8]};
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[12]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.raised};

  b:first-child {
    grid-row: span 2;
  }
`;
