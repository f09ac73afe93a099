import styled from 'styled-components';
import { SiteLink } from '../../components/SiteLink.tsx';
import { media, motion, space, theme, type } from '../../theme/index.ts';

/**
 * While the list is mounted, links to it scroll smoothly; with reduced motion `GlobalStyle` overrides this. It does not hold
 * before hydration, which would interrupt the scrolling halfway.
 */
export const Positions = styled.ul`
  display: grid;
  margin-block-start: ${space[48]};
  border-block-start: 3px solid ${theme.color.action.primary};

  html[data-hydrated]:has(&) {
    scroll-behavior: smooth;
  }

  li {
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
`;

/** A line of the list; all of it is the link. */
export const PositionLink = styled(SiteLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[24]};
  text-decoration: none;

  ${media.from('laptop')} {
    grid-template-columns: 9rem minmax(0, 1fr) 17rem auto;
    align-items: baseline;
    gap: ${space[24]};
    padding-block: ${space[32]};
  }

  h3 {
    ${type.h2}
    grid-column: 1;

    ${media.from('laptop')} {
      grid-row: 1;
      grid-column: 2;
    }
  }

  svg {
    grid-row: 1 / span 3;
    grid-column: 2;
    align-self: center;
    color: ${theme.color.action.primary};
    transition: transform ${motion.fast};

    ${media.from('laptop')} {
      grid-row: 1;
      grid-column: 4;
    }
  }

  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  &:hover svg {
    transform: translateX(6px);
  }
`;

export const Department = styled.p`
  ${type.eyebrow}
  grid-column: 1;
  color: ${theme.color.text.link};

  ${media.from('laptop')} {
    grid-row: 1;
  }
`;

export const Terms = styled.p`
  ${type.small}
  grid-column: 1;
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    grid-row: 1;
    grid-column: 3;
  }

  span {
    display: block;
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
  max-width: 36rem;
  margin-block-start: ${space[48]};
  padding-block-start: ${space[32]};
  border-block-start: 3px solid ${theme.color.action.primary};

  h3 {
    ${type.h3}
  }
`;

export const Survey = styled.p`
  margin-block-start: ${space[48]};
  color: ${theme.color.text.soft};
`;
