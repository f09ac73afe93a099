import styled from 'styled-components';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { media, space, theme, type } from '../../theme/index.ts';

export const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('laptop')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: ${space[48]};
    inset-inline-end: max(-40px, calc(50vw - 680px));
    width: min(46vw, 640px);
    opacity: 0.9;
  }
`;

/** The copy beside a video or a figure. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
    align-items: center;
    gap: ${space[64]};
  }
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  justify-items: start;

  ${media.from('laptop')} {
    gap: ${space[24]};
    max-width: 40rem;
  }
`;

export const Detail = styled.p`
  max-width: 36em;
  color: ${theme.color.text.soft};
`;

export const Badge = styled.p`
  ${type.eyebrow}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${theme.color.text.body};

  svg {
    flex: none;
    color: ${theme.color.ornament.accent};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[24]};
  margin-block-start: ${space[64]};
  padding-block-start: ${space[24]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  ${media.from('laptop')} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[32]};
    margin-block-start: ${space[96]};
  }
`;

/** The number comes after its label in the markup and is displayed above it. */
export const Fact = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[4]};

  dt {
    ${type.small}
    color: ${theme.color.text.soft};
  }

  dd {
    ${type.h2}
    text-wrap: balance;
  }
`;

export const Footnote = styled.p`
  ${type.small}
  margin-block-start: ${space[24]};
  color: ${theme.color.text.soft};
`;
