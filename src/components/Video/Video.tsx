import type { VideoContent } from '../../content/types.ts';
import { videoUrl, type VideoId } from '../../integrations/video.ts';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';

export const states = ['OwnFile', 'OtherHost'] as const;

export type VideoProps = {
  video: VideoContent;
  /** Which of the configured videos takes the place of our own file. */
  source: VideoId;
  /** Replaces the configured address, for stories and previews. */
  url?: string | undefined;
};

/** A video from the host that is configured for it, or else our own file. */
export function Video({ video, source, url = videoUrl(source) }: VideoProps) {
  return url ? <VideoEmbed video={video} url={url} /> : <VideoPlayer video={video} />;
}
