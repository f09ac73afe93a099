import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Transcript } from '../../components/media/Transcript.tsx';
import { Video } from '../../components/media/Video.tsx';
import type { IntroVideoContent } from '../../content/types.ts';
import { media, space, type ColorScheme } from '../../theme/index.ts';

const Layout = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: 1.5fr 1fr;
    align-items: center;
    gap: ${space[64]};
  }
`;

const Copy = styled.div`
  display: grid;
  gap: ${space[16]};
`;

export type IntroVideoProps = {
  video: IntroVideoContent;
  poster: ReactNode;
  isTranscriptOpen?: boolean;
  colorScheme?: ColorScheme;
};

/** The intro video beside its heading, with its transcript. */
export function IntroVideo({ video, poster, isTranscriptOpen = false, colorScheme = 'page' }: IntroVideoProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Layout>
        <Video video={video} source="intro" poster={poster} />
        <Copy>
          <SectionHeading id={titleId} title={video.title} introduction={video.introduction} />
          <Transcript title={video.transcriptTitle} lines={video.transcript} isOpen={isTranscriptOpen} />
        </Copy>
      </Layout>
    </PageSection>
  );
}
