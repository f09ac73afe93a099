import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { space, theme, type } from '../../theme/index.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const Note = styled.figcaption`
  ${type.small}
  padding-block-start: ${space[12]};
  color: ${theme.color.text.soft};
`;

/** A video from this site, with a note if it is only a sample. */
export function OwnVideo({ video, poster }: { video: VideoContent; poster: ReactNode }) {
  const { sampleVideo } = video;
  if (!sampleVideo) return <VideoPlayer video={video} poster={poster} />;
  return (
    <figure>
      <VideoPlayer video={{ ...video, ...sampleVideo }} poster={poster} />
      <Note>{sampleVideo.note}</Note>
    </figure>
  );
}
