import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import type { AboutMissionContent } from '../../content/about.ts';
import { media, space, theme, type } from '../../theme/index.ts';

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

/** The pull quote. */
const Statement = styled.p`
  ${type.h1}
  text-wrap: balance;

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

/** The mission: a pull quote and its explanation. */
export function AboutMission({ mission }: { mission: AboutMissionContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
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
