import styled from 'styled-components';
import { sticky } from '../../components/Split/sticky.ts';
import { media, radius, space, theme, colorSchemes, type } from '../../theme/index.ts';

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[24]};
`;

export const Expect = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  h2,
  h3 {
    ${type.h3}
  }

  ul {
    display: grid;
    gap: ${space[12]};
  }

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

/** The heading over the full width, the calendar on the left, the rest in a sticky column. */
export const CalendarFirst = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space[48]} ${space[64]};

    & > :first-child {
      grid-column: 1 / -1;
      max-width: 54rem;
    }
  }

  & > :last-child {
    ${sticky(space[96])}
  }
`;

/** The list on a dark card, for the layout with the calendar first. */
export const ExpectCard = styled(Expect)`
  ${colorSchemes.inverse}
  padding: ${space[32]} ${space[24]};
  border-radius: ${radius.large};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  ${media.from('laptop')} {
    padding: ${space[48]};
  }

  h2,
  h3 {
    ${type.h2}
  }
`;
