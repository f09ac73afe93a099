import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import type { AboutMissionContent } from '../../content/about.ts';
import { media, space, theme, type } from '../../theme/index.ts';

export const states = ['Default'] as const;

const Layout = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space[48]} ${space[24]};
  }
`;

const Title = styled.h2`
  ${type.eyebrow}
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    grid-column: 1 / span 3;
    padding-block-start: ${space[12]};
  }
`;

/** The sentence that everything else hangs on: pulled out and large. */
const Statement = styled.p`
  ${type.h1}
  color: ${theme.color.text.heading};

  ${media.from('laptop')} {
    grid-column: 4 / -1;
  }
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${space[24]};
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    grid-column: 6 / -1;
    grid-template-columns: 1fr 1fr;
    gap: ${space[48]};
  }
`;

/** Why the company exists, in one pulled sentence and what follows from it. */
export function AboutMission({ mission }: { mission: AboutMissionContent }) {
  const titleId = useId();
  return (
    <PageSection tone="tint" labelledBy={titleId}>
      <Layout>
        <Title id={titleId}>{mission.title}</Title>
        <Statement>{mission.statement}</Statement>
        <Paragraphs>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paragraphs>
      </Layout>
    </PageSection>
  );
}
