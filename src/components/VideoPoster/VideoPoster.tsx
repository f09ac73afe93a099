import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { media, motion, radius, space, theme } from '../../theme/index.ts';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage.tsx';

export const states = ['Default', 'Focused'] as const;

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

  /* On a small picture a small mark: it must not touch the picture's words. */
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
  /** What plays without JavaScript, and before it. */
  href: string;
  onPlay: () => void;
};

/** What stands in a video's place until it is pressed: a picture that is a link to the video. Fills its box. */
export function VideoPoster({ video, href, onPlay }: VideoPosterProps) {
  const play = (event: MouseEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <PosterLink href={href} onClick={play} aria-label={video.playLabel}>
      <ResponsiveImage picture={video.poster} sizes="(min-width: 1024px) 720px, 100vw" />
      <PlayMark>
        <Play size={28} strokeWidth={1.5} aria-hidden />
      </PlayMark>
    </PosterLink>
  );
}
