import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { videoUrl, type VideoId } from '../../config/embeds.ts';
import { space } from '../../theme/index.ts';
import { Small } from '../Text/text.ts';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';

const Sample = styled.figure`
  display: grid;
  gap: ${space[12]};
`;

export type VideoProps = {
  video: VideoContent;
  /** The configured video that replaces this site's file. */
  source: VideoId;
  /** Replaces the configured URL, for stories. */
  url?: string | undefined;
};

/** A video from its configured host, or else this site's file, with a note if that is only a sample. */
export function Video({ video, source, url = videoUrl(source) }: VideoProps) {
  const { sampleVideo } = video;
  if (url) return <VideoEmbed video={video} url={url} />;
  if (!sampleVideo) return <VideoPlayer video={video} />;
  return (
    <Sample>
      <VideoPlayer video={{ ...video, ...sampleVideo }} />
      <Small as="figcaption">{sampleVideo.note}</Small>
    </Sample>
  );
}
