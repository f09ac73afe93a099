import { css } from 'styled-components';
import { space, theme } from '../index.ts';

/** The items of a list, each after a check mark. */
export const checkedItems = css`
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[12]};
  }

  svg {
    margin-block-start: 0.2em;
    color: ${theme.color.ornament.line};
  }
`;
