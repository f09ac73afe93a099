import styled, { css } from 'styled-components';
import { card, cardText } from '../../theme/mixins/card.ts';
import { Split } from '../../components/Split.tsx';
import { sticky } from '../../theme/mixins/sticky.ts';
import { media, space, theme } from '../../theme/index.ts';

const iconCard = css`
  ${card}

  svg {
    color: ${theme.color.text.link};
  }

  h3 {
    margin-block-start: ${space[16]};
  }
`;

export const Stepped = styled.ul`
  display: grid;
  gap: ${space[24]};

  li {
    ${iconCard}
  }

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
    padding-block-end: ${space[48]};

    /* Offsets the right column by half a card. */
    & > li:nth-child(even) {
      transform: translateY(${space[48]});
    }
  }
`;

export const Rows = styled.ul`
  li {
    ${cardText}
    display: grid;
    gap: ${space[8]} ${space[24]};
    padding-block: ${space[24]};
    border-block-start: 1px solid ${theme.color.border.subtle};

    ${media.from('tablet')} {
      grid-template-columns: 2.5rem minmax(0, 13rem) minmax(0, 1fr);
      align-items: baseline;
    }

    /* There is room for only two columns beside the heading until the screen is wide. */
    ${media.from('laptop')} {
      grid-template-columns: 2.5rem minmax(0, 1fr);
    }

    ${media.from('desktop')} {
      grid-template-columns: 2.5rem minmax(0, 13rem) minmax(0, 1fr);
    }
  }

  svg {
    color: ${theme.color.ornament.accent};

    ${media.from('tablet')} {
      align-self: start;
    }
  }

  p {
    ${media.from('laptop')} {
      grid-column: 2;
    }

    ${media.from('desktop')} {
      grid-column: auto;
    }
  }
`;

/** Wide and narrow cards alternate, so that adjacent rows differ. */
export const Mosaic = styled.ul`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[48]};

  li {
    ${iconCard}
  }

  ${media.from('tablet')} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.from('laptop')} {
    grid-template-columns: repeat(12, 1fr);
    gap: ${space[24]};
    margin-block-start: ${space[64]};

    & > li {
      grid-column: span 5;
    }

    & > li:nth-child(4n + 1),
    & > li:nth-child(4n) {
      grid-column: span 7;
      background: ${theme.color.surface.accent};
    }
  }
`;

/** The heading sticks beside the longer list. */
export const Beside = styled(Split)`
  & > :first-child {
    ${sticky(space[128])}
  }
`;
