import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { videoUrl, type VideoId } from '../../config/embeds.ts';
import { space, theme, type } from '../../theme/index.ts';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';

const StandIn = styled.figure`
  display: grid;
  gap: ${space[12]};
`;

const Note = styled.figcaption`
  ${type.small}
  color: ${theme.color.text.soft};
`;

export type VideoProps = {
  video: VideoContent;
  /** Which of the configured videos takes the place of our own file. */
  source: VideoId;
  /** Replaces the configured address, for stories and previews. */
  url?: string | undefined;
};

/** A video from the host that is configured for it, or else our own file: where that stands in for another film, it says so. */
export function Video({ video, source, url = videoUrl(source) }: VideoProps) {
  const { sampleVideo } = video;
  if (url) return <VideoEmbed video={video} url={url} />;
  if (!sampleVideo) return <VideoPlayer video={video} />;
  return (
    <StandIn>
      <VideoPlayer video={{ ...video, ...sampleVideo }} />
      <Note>{sampleVideo.note}</Note>
    </StandIn>
  );
}
