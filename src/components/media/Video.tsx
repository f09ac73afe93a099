import type { ReactNode } from 'react';
import type { VideoContent } from '../../content/types.ts';
import { videoUrl, type VideoId } from '../../config/embeds.ts';
import { VideoEmbed } from './VideoEmbed.tsx';
import { OwnVideo } from './OwnVideo.tsx';

export type VideoProps = {
  video: VideoContent;
  /** The configured video that replaces this site's file. */
  source: VideoId;
  /** A drawn panel, shown before the video plays. */
  poster: ReactNode;
  /** Replaces the configured URL, for stories. */
  url?: string;
};

/** A video from its configured host, or else this site's file. */
export function Video({ video, source, poster, url = videoUrl(source) }: VideoProps) {
  return url ? <VideoEmbed video={video} url={url} poster={poster} /> : <OwnVideo video={video} poster={poster} />;
}
