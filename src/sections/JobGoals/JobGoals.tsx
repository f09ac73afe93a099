import { useId } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import { StepList } from '../../components/StepList/StepList.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobGoal } from '../../content/jobs/types.ts';

/** The goals of a job, each with its date. */
export function JobGoals({ goals }: { goals: readonly JobGoal[] }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
      <Split $ratio="narrowFirst">
        <SectionHeading id={titleId} title={jobPage.titles.goals} />
        <StepList steps={goals.map(({ period, text }) => ({ title: period, text }))} layout="periods" />
      </Split>
    </PageSection>
  );
}
