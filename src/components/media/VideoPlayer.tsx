import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { VideoContent } from '../../content/types.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { VideoFrame } from './VideoFrame.ts';
import { VideoPoster } from './VideoPoster.tsx';

export type VideoPlayerProps = {
  video: VideoContent;
  /** What is shown before the video plays. */
  poster: ReactNode;
};

/**
 * A video from this site. Our button on its poster plays it, and from then on it has the browser's own controls; without JavaScript it
 * has them from the start. Until it plays, only its beginning is loaded, and its transparent poster shows the panel behind it.
 */
export function VideoPlayer({ video, poster }: VideoPlayerProps) {
  const { file, label, captionsLabel } = video;
  const [isStarted, setIsStarted] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const track = useTrackRelease();

  useEffect(() => {
    if (!isStarted) return;
    player.current?.focus();
    // A browser that does not let us play it shows its controls.
    player.current?.play().catch(() => undefined);
  }, [isStarted]);

  return (
    <VideoFrame>
      <VideoPoster video={video} isPlaying={isStarted} onPlay={() => setIsStarted(true)}>
        {poster}
      </VideoPoster>
      <video ref={player} controls playsInline preload="metadata" poster="/media/transparent.svg" aria-label={label}>
        <source src={`${file}.webm`} type="video/webm" />
        <source src={`${file}.mp4`} type="video/mp4" />
        <track ref={track} kind="captions" src={`${file}.vtt`} srcLang="en" label={captionsLabel} default />
      </video>
    </VideoFrame>
  );
}
