import { useId } from 'react';
import styled from 'styled-components';
import { Band } from '../../components/Band/Band.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { VideoPlayer } from '../../components/VideoPlayer/VideoPlayer.tsx';
import type { IntroVideoContent } from '../../content/types.ts';
import { media, space, theme, touchTarget } from '../../theme/index.ts';

export const states = ['Default', 'TranscriptOpen'] as const;

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

const Transcript = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    color: ${theme.color.text.link};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  p {
    padding-block: ${space[4]};
    color: ${theme.color.text.soft};
  }
`;

export type IntroVideoProps = { video: IntroVideoContent; isTranscriptOpen?: boolean };

/** The intro video beside its heading, with its words to read. */
export function IntroVideo({ video, isTranscriptOpen = false }: IntroVideoProps) {
  const titleId = useId();
  return (
    <Band labelledBy={titleId}>
      <Layout>
        <VideoPlayer video={video} />
        <Words>
          <SectionHeading id={titleId} title={video.title} introduction={video.introduction} />
          <Transcript open={isTranscriptOpen}>
            <summary>{video.transcriptTitle}</summary>
            {video.transcript.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Transcript>
        </Words>
      </Layout>
    </Band>
  );
}
