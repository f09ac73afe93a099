import styled, { keyframes } from 'styled-components';
import { roundButton } from '../../components/buttonStyles.ts';
import { LogoList } from '../../components/LogoList.tsx';
import { media, space, theme } from '../../theme/index.ts';

/** Moves by one row's width. The row is rendered twice, so the end looks like the start. */
const drift = keyframes`
  from { transform: translateX(-50%); }
  to { transform: translateX(0); }
`;

/** Slow enough to read the names. */
const ROUND = '80s';

export const Head = styled.div`
  display: grid;
  gap: ${space[16]};
  padding-block-end: ${space[32]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

/**
 * Looks like the carousel's pause button. It is a checkbox, whose state is native, so that it works before hydration and without
 * JavaScript.
 */
export const PauseToggle = styled.label`
  ${roundButton}
  border: 1.5px solid ${theme.color.border.strong};

  input {
    position: absolute;
    opacity: 0;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  input:checked + svg,
  input:not(:checked) ~ svg:last-child {
    display: none;
  }

  ${media.reducedMotion} {
    display: none;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${space[32]};
  overflow: hidden;
  -webkit-mask-image: linear-gradient(to right, transparent, currentcolor 64px, currentcolor calc(100% - 64px), transparent);
  mask-image: linear-gradient(to right, transparent, currentcolor 64px, currentcolor calc(100% - 64px), transparent);

  ${media.reducedMotion} {
    -webkit-mask-image: none;
    mask-image: none;
  }
`;

export const Row = styled.div<{ $direction: 'left' | 'right' }>`
  display: flex;
  width: max-content;
  animation: ${drift} ${ROUND} linear infinite;
  animation-direction: ${({ $direction }) => ($direction === 'left' ? 'reverse' : 'normal')};

  section:has(input:checked) &,
  &:hover {
    animation-play-state: paused;
  }

  ${media.reducedMotion} {
    width: auto;
  }
`;

export const Logos = styled(LogoList)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[64]};
  padding-inline-end: ${space[64]};

  img {
    width: auto;
    max-width: none;
    height: 56px;
  }

  /* With reduced motion every logo is visible, and the second copy is hidden. */
  ${media.reducedMotion} {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: ${space[32]};
    padding: 0;

    &[aria-hidden='true'] {
      display: none;
    }

    img {
      max-width: 100%;
      height: 40px;
      object-fit: contain;
      object-position: left;
    }

    ${media.print} {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`;
