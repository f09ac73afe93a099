import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { useNearViewport } from '../../hooks/useNearViewport.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { radius, theme } from '../../theme/index.ts';

const Player = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.large};
  background: ${theme.color.surface.inverse};
`;

const posterOf = ({ poster: { base, widths, width } }: VideoContent) => `${base}${widths ? `-${width}` : ''}.avif`;

export type HostedVideoProps = { video: VideoContent };

/**
 * A video from this site with the browser's own controls, which work before hydration and without JavaScript. Its metadata and poster
 * load when it comes near the viewport, so they do not delay the first paint.
 */
export function HostedVideo({ video }: HostedVideoProps) {
  const [player, isNear] = useNearViewport<HTMLVideoElement>('400px');
  const track = useTrackRelease();
  return (
    <Player
      ref={player}
      controls
      playsInline
      preload={isNear ? 'metadata' : 'none'}
      poster={isNear ? posterOf(video) : undefined}
      aria-label={video.label}
    >
      <source src={`${video.file}.webm`} type="video/webm" />
      <source src={`${video.file}.mp4`} type="video/mp4" />
      <track ref={track} kind="captions" src={`${video.file}.vtt`} srcLang="en" label={video.captionsLabel} default />
    </Player>
  );
}
