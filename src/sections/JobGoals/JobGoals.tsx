import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobGoal } from '../../content/jobs/types.ts';
import { fontFamily, media, space, theme } from '../../theme/index.ts';

const Goals = styled.ol`
  li {
    display: grid;
    gap: ${space[8]};
    padding-block: ${space[24]};
    border-block-start: 1px solid ${theme.color.border.subtle};

    ${media.from('tablet')} {
      grid-template-columns: 11rem 1fr;
      align-items: baseline;
      gap: ${space[32]};
      padding-block: ${space[32]};
    }
  }

  h3 {
    color: ${theme.color.action.primary};
    font-family: ${fontFamily.heading};
    font-size: 2.5rem;
    font-weight: 480;
    line-height: 1.1;

    ${media.from('tablet')} {
      font-size: 3rem;
    }
  }
`;

/** The goals of a job, each with its date. */
export function JobGoals({ goals }: { goals: readonly JobGoal[] }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
      <Split $ratio="narrowFirst">
        <SectionHeading id={titleId} title={jobPage.titles.goals} />
        <Goals>
          {goals.map(({ period, text }) => (
            <li key={period}>
              <h3>{period}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Goals>
      </Split>
    </PageSection>
  );
}
