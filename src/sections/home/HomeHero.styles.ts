import styled from 'styled-components';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { media, motion, space, theme, type } from '../../theme/index.ts';

const COLUMN_GAP = space[64];

/** The vine is behind the image, on wide screens. It begins in the gap beside the copy and ends outside the page's column. */
export const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('laptop')} {
    display: block;
    position: absolute;
    grid-column: 2;
    inset-block-start: -104px;
    inset-inline-start: -${COLUMN_GAP};
    z-index: -1;
    width: calc(100% + ${COLUMN_GAP} + 160px);
    max-width: none;
    opacity: 0.55;
  }
`;

export const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 0.9fr);
    align-items: center;
    gap: ${COLUMN_GAP};
  }
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  padding-block-start: ${space[8]};

  /* On a phone both fit in a line only with some fonts: what follows would move when the font is there. */
  @media (width < 30em) {
    flex-direction: column;
    align-items: start;
  }
`;

/** A line for each fact on a phone, where a sentence would break differently with each font. */
/* The separators are before the facts, and cut off where a line begins. */
export const Evidence = styled.ul`
  color: ${theme.color.text.heading};
  font-size: 0.9375rem;
  font-weight: 600;

  ${media.from('tablet')} {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -${space[12]};
    clip-path: inset(0 0 0 ${space[12]});

    li::before {
      content: '·';
      display: inline-block;
      width: ${space[12]};
      text-align: center;
    }
  }
`;

export const Introduction = styled.p`
  max-width: 36em;
  color: ${theme.color.text.soft};
`;

export const QuickLinks = styled.ul`
  display: grid;
  margin-block-start: ${space[48]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  ${media.from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${media.from('laptop')} {
    margin-block-start: ${space[96]};
  }
`;

export const QuickLink = styled(SiteLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[16]};
  border-block-end: 1px solid ${theme.color.border.subtle};
  text-decoration: none;

  ${media.from('tablet')} {
    padding: ${space[24]} ${space[24]} ${space[8]} 0;
    border-block-end: 0;
  }

  strong {
    ${type.h3}
  }

  span {
    grid-column: 1;
    color: ${theme.color.text.soft};
  }

  svg {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: ${theme.color.action.primary};
    transition: transform ${motion.fast};
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  &:hover svg {
    transform: translateX(4px);
  }
`;
