import { TitledSection } from '../../components/SectionHeading.tsx';
import { StepList } from '../../components/StepList.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobGoal } from '../../content/jobs/types.ts';

/** The goals of a job, each with its date. */
export function JobGoals({ goals }: { goals: readonly JobGoal[] }) {
  return (
    <TitledSection colorScheme="tint" split="narrowFirst" title={jobPage.titles.goals}>
      <StepList steps={goals.map(({ period, text }) => ({ title: period, text }))} layout="periods" />
    </TitledSection>
  );
}
