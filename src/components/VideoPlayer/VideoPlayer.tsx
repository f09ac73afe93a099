import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { media, motion, radius, shadow, space, theme } from '../../theme/index.ts';
import { Picture } from '../Picture/Picture.tsx';

export const states = ['Poster', 'Playing'] as const;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${theme.color.surface.inverse};
  box-shadow: ${shadow.raised};
  aspect-ratio: 16 / 9;

  video,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

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
  inset-block-end: ${space[16]};
  inset-inline-start: ${space[16]};

  svg {
    box-sizing: content-box;
    padding: ${space[16]};
    border-radius: ${radius.full};
    background: ${theme.color.action.primary};
    color: ${theme.color.text.onAction};
    transition: transform ${motion.base};
  }

  ${media.from('tablet')} {
    inset-block-end: ${space[32]};
    inset-inline-start: ${space[32]};
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

export type VideoPlayerProps = { video: VideoContent };

/**
 * A video of ours behind its poster: the player and the file come at the press. The poster is a link to the file, so it plays before
 * and without JavaScript too.
 */
export function VideoPlayer({ video }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  const play = (event: MouseEvent) => {
    event.preventDefault();
    setIsPlaying(true);
  };

  return (
    <Frame>
      {isPlaying ? (
        <video ref={player} tabIndex={0} controls autoPlay playsInline preload="metadata" aria-label={video.label}>
          <source src={`${video.file}.webm`} type="video/webm" />
          <source src={`${video.file}.mp4`} type="video/mp4" />
          <track kind="captions" src={`${video.file}.vtt`} srcLang="en" label={video.captionsLabel} default />
        </video>
      ) : (
        <PosterLink href={`${video.file}.mp4`} onClick={play} aria-label={video.playLabel}>
          <Picture picture={video.poster} sizes="(min-width: 1024px) 720px, 100vw" />
          <PlayMark>
            <Play size={28} strokeWidth={1.5} aria-hidden />
          </PlayMark>
        </PosterLink>
      )}
    </Frame>
  );
}
