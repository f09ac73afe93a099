import Play from 'lucide-react/icons/play';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { media, motion, radius, theme } from '../../theme/index.ts';
import { Poster } from './VideoFrame.ts';

/** The whole frame is the target. */
const PosterLink = styled.a`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${theme.color.rating};
  }
`;

/** In the middle of its ground, as far from the frame's lower edge as from its left one. */
const PlayMark = styled.span`
  --size: max(44px, 8cqi);
  --distance: calc((var(--play-ground) - var(--size)) / 2);
  position: absolute;
  inset-block-end: var(--distance);
  inset-inline-start: var(--distance);
  display: grid;
  place-content: center;
  width: var(--size);
  height: var(--size);
  border-radius: ${radius.full};
  background: ${theme.color.action.primary};
  color: ${theme.color.text.onAction};
  transition: transform ${motion.base};

  ${PosterLink}:hover & {
    transform: scale(1.06);
  }

  ${media.forcedColors} {
    border: 2px solid currentcolor;
  }
`;

export type VideoPosterProps = {
  video: VideoContent;
  /** What plays before hydration and without JavaScript. Without it a button plays, which is not there without JavaScript. */
  href?: string;
  /** Leaves the panel behind the video until it has loaded. */
  isPlaying?: boolean;
  onPlay: () => void;
  children: ReactNode;
};

/** The poster of a video: a drawn panel, and over it a link or a button that plays the video. Both fill its frame. */
export function VideoPoster({ video, href, isPlaying, onPlay, children }: VideoPosterProps) {
  const play = (event: MouseEvent) => {
    event.preventDefault();
    onPlay();
  };
  const target = href === undefined ? { as: 'button' as const, type: 'button', 'data-script-only': '' } : { href };
  return (
    <>
      <Poster aria-hidden>{children}</Poster>
      {isPlaying ? null : (
        <PosterLink {...target} onClick={play} aria-label={video.playLabel}>
          <PlayMark>
            <Play size={28} strokeWidth={1.5} aria-hidden />
          </PlayMark>
        </PosterLink>
      )}
    </>
  );
}
