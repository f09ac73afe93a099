import styled from 'styled-components';
import { Countdown } from '../../components/Countdown.tsx';
import { Logo } from '../../components/Logo.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { fontFamily, media, radius, space, theme, type, width } from '../../theme/index.ts';

const COPY_WIDTH = '46rem';

/** The vine stands beside the copy; the edge of the page cuts it off. */
export const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('laptop')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: -${space[24]};
    inset-inline-start: calc(max(${space[48]}, (100% - ${width.container}) / 2) + ${COPY_WIDTH});
    width: 560px;
    opacity: 0.7;
  }
`;

export const Layout = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    gap: ${space[48]};
  }
`;

export const Copy = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.from('laptop')} {
    max-width: ${COPY_WIDTH};
  }
`;

export const Mark = styled(Logo)`
  width: ${space[48]};
  height: ${space[48]};
  margin-block-end: ${space[8]};
  color: ${theme.color.text.heading};
`;

export const Warning = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  svg {
    margin-block-start: 0.15em;
    color: ${theme.color.rating};
  }
`;

/** The video with the gate beside it, below it on small screens. */
export const Screening = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.from('laptop')} {
    grid-template-columns: 1.9fr 1fr;
    align-items: end;
    gap: ${space[48]};
  }
`;

export const Gate = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
`;

export const GateTitle = styled.h2`
  ${type.h3}
`;

/** The remaining time in large type, in the countdown's own font. */
export const Time = styled(Countdown)`
  ${type.display}
  font-family: ${fontFamily.text};
`;

export const GateText = styled.p`
  color: ${theme.color.text.soft};
`;

/** A large touch target that includes the label. */
export const Confirmation = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${theme.color.border.strong};
  border-radius: ${radius.medium};
  font-weight: 600;
  cursor: pointer;

  input {
    width: 22px;
    height: 22px;
    margin-block: 0;
    margin-inline: 0;
    accent-color: ${theme.color.action.primary};
    cursor: pointer;
  }
`;
