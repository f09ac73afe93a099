import Play from 'lucide-react/icons/play';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { media, motion, radius, space, theme } from '../../theme/index.ts';
import { Poster } from './VideoFrame.ts';

const PosterLink = styled.a`
  position: relative;
  display: block;
  height: 100%;

  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${theme.color.rating};
  }
`;

const PlayMark = styled.span`
  position: absolute;
  inset-block-end: ${space[12]};
  inset-inline-start: 7.5%;

  svg {
    box-sizing: content-box;
    padding: ${space[8]};
    border-radius: ${radius.full};
    background: ${theme.color.action.primary};
    color: ${theme.color.text.onAction};
    transition: transform ${motion.base};
  }

  ${media.from('tablet')} {
    inset-block-end: ${space[32]};

    svg {
      padding: ${space[16]};
    }
  }

  ${PosterLink}:hover & svg {
    transform: scale(1.06);
  }

  ${media.forcedColors} {
    svg {
      border: 2px solid currentcolor;
    }
  }
`;

export type VideoPosterProps = {
  video: VideoContent;
  /** What plays before hydration and without JavaScript. */
  href: string;
  onPlay: () => void;
  children: ReactNode;
};

/** The poster of a video: a drawn panel under a link to the video, which fill its frame. */
export function VideoPoster({ video, href, onPlay, children }: VideoPosterProps) {
  const play = (event: MouseEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <>
      <Poster aria-hidden>{children}</Poster>
      <PosterLink href={href} onClick={play} aria-label={video.playLabel}>
        <PlayMark>
          <Play size={28} strokeWidth={1.5} aria-hidden />
        </PlayMark>
      </PosterLink>
    </>
  );
}
