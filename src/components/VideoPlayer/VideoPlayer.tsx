import type { VideoContent } from '../../content/types.ts';
import { useTrackRelease } from '../../hooks/useTrackRelease.ts';
import { fileName } from '../ResponsiveImage/fileName.ts';
import { VideoFrame } from './VideoFrame.ts';

export type VideoPlayerProps = { video: VideoContent };

/**
 * A video from this site, with the browser's own controls. Until it plays, only its poster and its beginning are loaded: a browser that
 * does not know the poster's format shows the first frame.
 */
export function VideoPlayer({ video: { file, label, captionsLabel, poster } }: VideoPlayerProps) {
  const track = useTrackRelease();
  return (
    <VideoFrame>
      <video controls playsInline preload="metadata" poster={fileName(poster, poster.width, 'avif')} aria-label={label}>
        <source src={`${file}.webm`} type="video/webm" />
        <source src={`${file}.mp4`} type="video/mp4" />
        <track ref={track} kind="captions" src={`${file}.vtt`} srcLang="en" label={captionsLabel} default />
      </video>
    </VideoFrame>
  );
}
