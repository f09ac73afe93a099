import styled from 'styled-components';
import { media, radius, space, theme, colorSchemes, type } from '../../theme/index.ts';

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};
`;

export const Title = styled.h1`
  ${type.h1}
  color: ${theme.color.text.heading};
`;

export const Introduction = styled.p`
  ${type.lead}
  max-width: 36em;
  color: ${theme.color.text.soft};
`;

export const Expect = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};

  h2,
  h3 {
    ${type.h3}
    color: ${theme.color.text.heading};
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

/** The heading over the whole width, the calendar wide on the left, the rest in a column that stays in sight. */
export const CalendarFirst = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space[48]} ${space[64]};

    & > :first-child {
      grid-column: 1 / -1;
      max-width: 54rem;
    }

    & > :last-child {
      position: sticky;
      inset-block-start: ${space[96]};
      align-self: start;
    }
  }
`;

export const BigTitle = styled(Title)`
  ${type.display}
`;

/** The list as a pine card, for the layout in which the calendar comes first. */
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
