import styled from 'styled-components';
import { media, motion, radius, space, theme, touchTarget } from '../../theme/index.ts';
import { roundButton } from '../buttonStyles.ts';

/** The track is as wide as all slides together and must not widen its column. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`;

/** Scrollable slides, shown until the fading slides have loaded and without JavaScript. */
export const Snap = styled.div`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > * {
    scroll-snap-align: start;
  }

  ${media.withoutScript} {
    scrollbar-width: auto;
  }

  ${media.print} {
    display: block;
    overflow: visible;
  }
`;

export const Controls = styled.div`
  display: flex;
  gap: ${space[4]};

  ${media.from('tablet')} {
    gap: ${space[8]};
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export const RoundButton = styled.button`
  ${roundButton}
  flex: none;
  border: 1.5px solid ${theme.color.border.strong};
`;

export const Dots = styled.div`
  display: flex;
  min-width: 0;
  margin-inline: ${space[4]};
`;

/** A small dot with a large touch target, where there is room. */
export const Dot = styled.button`
  display: grid;
  flex: 0 1 32px;
  place-items: center;
  min-width: 24px;
  height: ${touchTarget};
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid ${theme.color.border.strong};
    border-radius: ${radius.full};
    transition: transform ${motion.base};
  }

  &[aria-current='true']::before {
    background: ${theme.color.border.strong};
    transform: scale(1.3);
  }

  /* A contrast theme has no backgrounds, so its border fills it. */
  ${media.forcedColors} {
    &[aria-current='true']::before {
      border-width: 5px;
    }
  }
`;
