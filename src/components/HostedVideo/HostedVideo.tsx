import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { useNearViewport } from '../../hooks/useNearViewport.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { radius, theme } from '../../theme/index.ts';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${theme.color.surface.inverse};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  video {
    position: relative;
    width: 100%;
    aspect-ratio: 16 / 9;
  }
`;

const posterOf = ({ poster: { base, widths, width } }: VideoContent) => `${base}${widths ? `-${width}` : ''}.avif`;

export type HostedVideoProps = { video: VideoContent };

/**
 * A video from this site with the browser's own controls, which work before hydration and without JavaScript. Its metadata and poster
 * load when it comes near the viewport, so they do not delay the first paint. Until then, and without JavaScript, the poster is a lazy
 * image behind it.
 */
export function HostedVideo({ video }: HostedVideoProps) {
  const [player, isNear] = useNearViewport<HTMLVideoElement>('400px');
  const track = useTrackRelease();
  const poster = posterOf(video);
  return (
    <Frame>
      <img src={poster} alt="" width={video.poster.width} height={video.poster.height} loading="lazy" decoding="async" />
      <video
        ref={player}
        controls
        playsInline
        preload={isNear ? 'metadata' : 'none'}
        poster={isNear ? poster : undefined}
        aria-label={video.label}
      >
        <source src={`${video.file}.webm`} type="video/webm" />
        <source src={`${video.file}.mp4`} type="video/mp4" />
        <track ref={track} kind="captions" src={`${video.file}.vtt`} srcLang="en" label={video.captionsLabel} default />
      </video>
    </Frame>
  );
}
