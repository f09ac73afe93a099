import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { Split } from '../../components/Split.tsx';
import type { MissionContent } from '../../content/types.ts';
import { space, theme, type } from '../../theme/index.ts';

const Layout = styled(Split)`
  h2 {
    ${type.eyebrow}
    color: ${theme.color.text.link};
  }
`;

const Statement = styled.p`
  ${type.h2}
  margin-block-start: ${space[16]};

  /* Browsers do not balance this many lines. */
  text-wrap: pretty;
`;

const Facts = styled.dl`
  div {
    display: flex;
    flex-direction: column-reverse;
    padding-block: ${space[16]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  dt {
    color: ${theme.color.text.soft};
  }

  dd {
    ${type.h3}
  }
`;

/** The mission in large type, with three facts. */
export function Mission({ mission }: { mission: MissionContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
      <Layout $ratio="wideFirst">
        <div>
          <h2 id={titleId}>{mission.title}</h2>
          <Statement>{mission.text}</Statement>
        </div>
        <Facts>
          {mission.facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Layout>
    </PageSection>
  );
}
