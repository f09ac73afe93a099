import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ReviewStep } from '../../components/ClientJourney/ReviewStep.tsx';
import { Transcript } from '../../components/media/Transcript.tsx';
import { OwnVideo } from '../../components/media/OwnVideo.tsx';
import { review } from '../../content/clientJourney/review.ts';
import type { IntroVideoContent } from '../../content/types.ts';
import { media, space } from '../../theme/index.ts';

/** The video is off center, with its heading above on the left and its transcript below on the right. */
const Layout = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: 1fr 2fr;
    gap: ${space[32]} ${space[64]};
    align-items: end;
  }
`;

const VideoColumn = styled.div`
  ${media.from('laptop')} {
    grid-row: span 2;
  }
`;

export type PartnerVideoProps = { video: IntroVideoContent; isTranscriptOpen?: boolean };

/** The home page's video with its heading and transcript. */
export function PartnerVideo({ video, isTranscriptOpen = false }: PartnerVideoProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme="raised" labelledBy={titleId}>
      <Layout>
        <SectionHeading id={titleId} title={video.title} introduction={video.introduction} />
        <VideoColumn>
          <OwnVideo video={video} poster={<ReviewStep review={review} />} />
        </VideoColumn>
        <Transcript title={video.transcriptTitle} lines={video.transcript} isOpen={isTranscriptOpen} />
      </Layout>
    </PageSection>
  );
}
