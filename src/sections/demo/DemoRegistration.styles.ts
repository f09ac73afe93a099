import styled from 'styled-components';
import { media, radius, space, theme, type } from '../../theme/index.ts';

/**
 * The calendar is below the copy on small screens and in a sticky column from 1024 px. The grid moves one frame, so that only one
 * calendar is loaded.
 */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template:
      'pitch calendar' auto
      'more calendar' 1fr
      / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: ${space[64]};
  }
`;

export const Pitch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[24]};

  ${media.from('laptop')} {
    grid-area: pitch;
  }

  h2 {
    ${type.h3}
  }
`;

export const Badge = styled.p`
  ${type.eyebrow}
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.full};
  background: ${theme.color.surface.accent};
  color: ${theme.color.text.heading};
`;

export const Discoveries = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[16]};

    /* On the right as much as keeps a line from just fitting. */
    padding: ${space[12]} ${space[4]} ${space[12]} 0;
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  svg {
    margin-block-start: 0.25em;
    color: ${theme.color.ornament.line};
  }
`;

/** The target of links to the calendar. It is not sticky, so that they always show the top of the calendar. */
export const CalendarColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.from('laptop')} {
    grid-area: calendar;
  }
`;

/**
 * Sticks by its bottom: a calendar that fits stays in place, and a taller one scrolls until its last button is visible. If it stuck by its
 * top, that button could not be reached.
 */
export const CalendarPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[16]};

  ${media.from('laptop')} {
    position: sticky;
    inset-block-end: ${space[24]};
    align-self: end;
    min-height: calc(100vh - ${space[96]} - ${space[24]});
  }

  h2 {
    ${type.h3}
  }
`;

export const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[64]};

  ${media.from('laptop')} {
    grid-area: more;
  }

  h2 {
    ${type.h2}
    padding-block-end: ${space[24]};
  }
`;

export const Details = styled.ul`
  display: grid;
  gap: ${space[24]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[32]};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: ${space[4]} ${space[16]};
  }

  svg {
    grid-row: span 2;
    color: ${theme.color.action.primary};
  }

  strong {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }

  p {
    grid-column: 2;
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }
`;

export const Quotes = styled.div`
  display: grid;
  gap: ${space[32]};

  figure {
    display: grid;
    gap: ${space[16]};
    padding-inline-start: ${space[24]};
    border-inline-start: 3px solid ${theme.color.action.primary};
  }

  /* The second quote is indented. */
  figure + figure {
    ${media.from('tablet')} {
      margin-inline-start: ${space[96]};
    }
  }

  blockquote {
    ${type.h3}
    text-wrap: balance;
  }

  figcaption {
    ${type.small}
    color: ${theme.color.text.soft};
  }
`;
