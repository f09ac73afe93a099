import styled from 'styled-components';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { media, space, theme, touchTarget, type } from '../../theme/index.ts';

/** A phone's screen is filled by the facts. */
export const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('tablet')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-end: -${space[96]};
    inset-inline-end: -${space[128]};
    width: 300px;
    opacity: 0.2;
  }

  ${media.from('laptop')} {
    inset-inline-end: max(-${space[96]}, calc(50vw - 760px));
    width: 540px;
    opacity: 0.8;
  }
`;

/**
 * The masthead stands above the title, like the running head of a magazine. It has always two lines on a phone: one that just fits
 * would become two, and move the page, in a font that is a little wider.
 */
export const Masthead = styled.div`
  border-block-end: 1px solid ${theme.color.border.subtle};

  /* With place and pay on three lines, the apply button has to stay above the notice of a small phone. */
  ${media.screenBelow('laptop')} {
    margin-block-start: -${space[24]};
  }

  ${media.from('tablet')} {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: ${space[24]};
  }
`;

export const BackLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${touchTarget};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Posted = styled.p`
  ${type.small}
  padding-block-end: ${space[12]};
  color: ${theme.color.text.soft};
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-block-start: ${space[12]};

  ${media.from('laptop')} {
    gap: ${space[24]};
    margin-block-start: ${space[64]};
  }
`;

export const Title = styled.h1`
  ${type.display}
  max-width: 8.2em;
  overflow-wrap: anywhere;

  ${media.from('tablet')} {
    max-width: 12em;
  }
`;

export const Terms = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.from('laptop')} {
    gap: ${space[24]};
  }
`;

/** Where the work is done, and what it pays. */
export const Term = styled.p`
  ${type.lead}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  color: ${theme.color.text.body};

  svg {
    margin-block-start: 0.25em;
    color: ${theme.color.action.primary};
  }
`;

export const Summary = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[32]};

  li {
    ${type.small}
    padding-inline-start: ${space[12]};
    border-inline-start: 3px solid ${theme.color.ornament.line};
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;
