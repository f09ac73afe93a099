import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import type { VisionMissionContent } from '../../content/careers.ts';
import { media, space, theme, type } from '../../theme/index.ts';

const Layout = styled.div`
  display: grid;
  gap: ${space[64]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: ${space[96]};
  }

  h2 {
    ${type.eyebrow}
    color: ${theme.color.text.soft};
  }
`;

const Vision = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[16]};

  p {
    ${type.h1}
    text-wrap: balance;
    color: ${theme.color.text.link};
  }
`;

/** Starts below the vision. */
const Mission = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.from('laptop')} {
    margin-block-start: ${space[128]};
    padding-inline-start: ${space[32]};
    border-inline-start: 1px solid ${theme.color.border.subtle};
  }

  p {
    ${type.lead}
  }
`;

/** The vision in large type, and the mission beside and below it. */
export function VisionMission({ content: { vision, mission } }: { content: VisionMissionContent }) {
  const id = useId();
  return (
    <PageSection labelledBy={`${id}vision`}>
      <Layout>
        <Vision>
          <h2 id={`${id}vision`}>{vision.title}</h2>
          <p>{vision.text}</p>
        </Vision>
        <Mission>
          <h2>{mission.title}</h2>
          <p>{mission.text}</p>
        </Mission>
      </Layout>
    </PageSection>
  );
}
