import styled from 'styled-components';
import { Countdown } from '../../components/Countdown.tsx';
import { Logo } from '../../components/Logo.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { fontFamily, media, radius, space, theme, type, width } from '../../theme/index.ts';

const TITLE_WIDTH = '46rem';

/** The vine hangs beside the title, above the countdown; the section's upper edge cuts it off. */
export const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('laptop')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: -${space[64]};
    inset-inline-end: max(0px, (100% - ${width.container}) / 2 - ${space[48]});
    width: 240px;
    opacity: 0.7;
  }

  ${media.from('desktop')} {
    width: 300px;
  }
`;

export const Layout = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.from('tablet')} {
    gap: ${space[32]};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[8]};
`;

export const Mark = styled(Logo)`
  width: ${space[32]};
  height: ${space[32]};
  color: ${theme.color.text.heading};
`;

/** Smaller than other pages' titles: the player below it is on the first screen. */
export const Title = styled.h1`
  ${type.h2}
  max-width: ${TITLE_WIDTH};
  text-wrap: balance;
`;

export const Warning = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${theme.color.border.subtle};
  align-content: start;

  svg {
    margin-block-start: 0.15em;
    color: ${theme.color.rating};
  }
`;

export const Introduction = styled.p`
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    padding-block-start: ${space[16]};
    border-block-start: 1px solid ${theme.color.border.subtle};
  }
`;

/** The video with the gate beside it, below it on small screens; then what is said of the video. */
export const Screening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
    gap: ${space[32]} ${space[48]};
  }
`;

/** From its top: as high as the video beside it, it would share out the rest, and move when a font changes the lines of one part. */
export const Gate = styled.div`
  display: grid;
  align-content: start;
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
