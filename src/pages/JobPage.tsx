import { ApplyByEmail } from '../components/ApplyByEmail.tsx';
import { ScriptOnly } from '../components/ScriptOnly.tsx';
import { jobPage } from '../content/jobs/jobPage.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import { useSentApplication, type SentApplication } from '../hooks/useSentApplication.ts';
import { useNow } from '../hooks/useNow.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { isJobClosed } from '../lib/plannedDate.ts';
import { ApplyButton } from '../modals/ApplyModal/ApplyButton.tsx';
import { ApplyDialogProvider } from '../modals/ApplyModal/ApplyDialogProvider.tsx';
import { AppliedJob } from '../sections/jobs/AppliedJob.tsx';
import { ClosedJob } from '../sections/jobs/ClosedJob.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { JobDetails } from '../sections/jobs/JobDetails.tsx';
import { JobGoals } from '../sections/jobs/JobGoals.tsx';
import { JobHero } from '../sections/jobs/JobHero.tsx';
import { JobStatements } from '../sections/jobs/JobStatements.tsx';
import { JobPostingHead } from '../seo/Head.tsx';

/** `now` in milliseconds since 1970; by default the visitor's clock. */
export type JobPageProps = { job: JobPosting; now?: number };

/** What stands in the place of the apply button, and what ends the page then; undefined while the visitor can apply. */
function insteadOfApplying(sent: SentApplication | undefined, isClosed: boolean) {
  // If the job has closed since, who has applied still sees that the application was received.
  if (sent) return { note: <AppliedJob {...sent} />, closing: jobPage.applied.closing };
  if (isClosed) return { note: <ClosedJob />, closing: jobPage.closed.closing };
  return undefined;
}

/** The page of any job. A closed job keeps its text for those who applied, and accepts no applications. */
export function JobPage({ job, now }: JobPageProps) {
  const isClosed = useNow((time) => isJobClosed(job, time), now);
  const sent = useSentApplication(job.id);
  const apply = (
    <ScriptOnly instead={<ApplyByEmail title={job.title} />}>
      <ApplyButton size="large">{jobPage.apply}</ApplyButton>
    </ScriptOnly>
  );
  const instead = insteadOfApplying(sent, isClosed);
  return (
    <ApplyDialogProvider job={job}>
      <JobPostingHead job={job} isClosed={isClosed} />
      <SiteLayout>
        <JobHero job={job} action={instead?.note ?? apply} />
        <JobDetails job={job} isClosed={isClosed} action={instead ? null : apply} />
        <JobStatements job={job} />
        {job.goals ? <JobGoals goals={job.goals} /> : null}
        <CtaBanner {...(instead?.closing ?? { ...jobPage.closing, action: apply })} colorScheme={job.goals ? 'page' : 'tint'} />
      </SiteLayout>
    </ApplyDialogProvider>
  );
}
