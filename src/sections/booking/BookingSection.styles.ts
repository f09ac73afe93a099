import styled from 'styled-components';
import { media, radius, space, theme, colorSchemes, type } from '../../theme/index.ts';
import { checkedItems } from '../../theme/mixins/checkedItems.ts';

/** The calendar is beside both parts of the copy, on small screens between them: its times are what visitors come for. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template: auto 1fr / minmax(0, 0.8fr) minmax(0, 1.2fr);
    column-gap: ${space[96]};
  }
`;

export const Calendar = styled.div`
  ${media.from('laptop')} {
    grid-area: 1 / 2 / span 2;
  }
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[24]};
`;

export const Assurance = styled.p`
  color: ${theme.color.text.heading};
  font-weight: 600;
`;

export const Expect = styled.div`
  ${colorSchemes.inverse}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding: ${space[32]};
  border-radius: ${radius.large};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  h2,
  h3 {
    ${type.h3}
  }

  ul {
    display: grid;
    gap: ${space[12]};
  }

  ${checkedItems}
`;
