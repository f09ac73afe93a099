import styled from 'styled-components';
import { media, radius, space, theme, type } from '../../theme/index.ts';

export const Blocks = styled.div`
  display: grid;
  gap: ${space[16]};

  /* In a grid, what follows a table that is broken would overlap its last rows: the repeated head is not counted. */
  ${media.print} {
    display: block;

    & > * + * {
      margin-block-start: ${space[16]};
    }
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-inline-start: 1.25em;
  list-style: disc;

  li {
    padding-inline-start: ${space[4]};
  }

  li::marker {
    color: ${theme.color.action.primary};
  }
`;

export const Terms = styled.dl`
  border-block-start: 1px solid ${theme.color.border.subtle};

  div {
    display: grid;
    gap: ${space[4]} ${space[24]};
    padding-block: ${space[16]};
    border-block-end: 1px solid ${theme.color.border.subtle};
    grid-template-columns: 1fr 2fr;

    ${media.screenBelow('tablet')} {
      grid-template-columns: 1fr;
    }
  }

  dt {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;

/** On a phone each row is a card whose cells show the name of their column. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    ${type.eyebrow}
    padding-block-end: ${space[8]};
    color: ${theme.color.text.soft};
    text-align: start;
  }

  th {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }

  th,
  td {
    padding: ${space[12]} ${space[24]} ${space[12]} 0;
    border-block-end: 1px solid ${theme.color.border.subtle};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    ${type.small}
    border-block-end-color: ${theme.color.border.strong};
    color: ${theme.color.text.soft};
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  ${media.screenBelow('tablet')} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr,
    th,
    td {
      display: block;
    }

    tbody tr {
      padding-block: ${space[16]};
      border-block-start: 1px solid ${theme.color.border.subtle};
    }

    tbody th,
    tbody td {
      padding: 0;
      border: 0;
    }

    tbody td::before {
      ${type.small}
      content: attr(data-column);
      display: block;
      padding-block-start: ${space[8]};
      color: ${theme.color.text.soft};
    }
  }
`;

export const Note = styled.div`
  padding: ${space[16]} ${space[24]};
  border-inline-start: 4px solid ${theme.color.action.primary};
  border-radius: 0 ${radius.small} ${radius.small} 0;
  background: ${theme.color.surface.raised};
  color: ${theme.color.text.heading};
  font-weight: 500;
  break-inside: avoid;
`;
