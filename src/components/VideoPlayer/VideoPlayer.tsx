import { useEffect, useRef, useState } from 'react';
import type { VideoContent } from '../../content/types.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { VideoPoster } from '../VideoPoster/VideoPoster.tsx';
import { VideoFrame } from './VideoFrame.ts';

export type VideoPlayerProps = { video: VideoContent };

/**
 * A video from this site behind its poster: player and file load on click. The poster links to the file, so it also plays before
 * hydration and without JavaScript.
 */
export function VideoPlayer({ video }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const track = useTrackRelease();

  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  return (
    <VideoFrame>
      {isPlaying ? (
        <video ref={player} tabIndex={0} controls autoPlay playsInline preload="metadata" aria-label={video.label}>
          <source src={`${video.file}.webm`} type="video/webm" />
          <source src={`${video.file}.mp4`} type="video/mp4" />
          <track ref={track} kind="captions" src={`${video.file}.vtt`} srcLang="en" label={video.captionsLabel} default />
        </video>
      ) : (
        <VideoPoster video={video} href={`${video.file}.mp4`} onPlay={() => setIsPlaying(true)} />
      )}
    </VideoFrame>
  );
}
