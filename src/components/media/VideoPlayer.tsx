import type { ReactNode } from 'react';
import type { VideoContent } from '../../content/types.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { Poster, VideoFrame } from './VideoFrame.ts';

export type VideoPlayerProps = {
  video: VideoContent;
  /** What is shown before the video plays. */
  poster: ReactNode;
};

/**
 * A video from this site, with the browser's own controls. Until it plays, only its beginning is loaded, and its transparent poster shows
 * the panel behind it.
 */
export function VideoPlayer({ video: { file, label, captionsLabel }, poster }: VideoPlayerProps) {
  const track = useTrackRelease();
  return (
    <VideoFrame>
      <Poster aria-hidden>{poster}</Poster>
      <video controls playsInline preload="metadata" poster="/media/transparent.svg" aria-label={label}>
        <source src={`${file}.webm`} type="video/webm" />
        <source src={`${file}.mp4`} type="video/mp4" />
        <track ref={track} kind="captions" src={`${file}.vtt`} srcLang="en" label={captionsLabel} default />
      </video>
    </VideoFrame>
  );
}
