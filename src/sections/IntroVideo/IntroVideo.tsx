import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Transcript } from '../../components/Transcript/Transcript.tsx';
import { Video } from '../../components/Video/Video.tsx';
import type { IntroVideoContent } from '../../content/types.ts';
import { media, space, type Tone } from '../../theme/index.ts';

export const states = ['OnPage', 'OnRaised', 'TranscriptOpen', 'OtherHost'] as const;

const Layout = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: 1.5fr 1fr;
    align-items: center;
    gap: ${space[64]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[16]};
`;

export type IntroVideoProps = {
  video: IntroVideoContent;
  isTranscriptOpen?: boolean;
  tone?: Tone;
  /** Replaces the configured address of the video, for stories and previews. */
  url?: string | undefined;
};

/** The intro video beside its heading, with its words to read. */
export function IntroVideo({ video, isTranscriptOpen = false, tone = 'page', url }: IntroVideoProps) {
  const titleId = useId();
  return (
    <PageSection tone={tone} labelledBy={titleId}>
      <Layout>
        <Video video={video} source="intro" url={url} />
        <Words>
          <SectionHeading id={titleId} title={video.title} introduction={video.introduction} />
          <Transcript title={video.transcriptTitle} lines={video.transcript} isOpen={isTranscriptOpen} />
        </Words>
      </Layout>
    </PageSection>
  );
}
