import { ArrowLeft, MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobPosting } from '../../content/jobs/types.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { Action, BackLink, Eyebrow, Masthead, Place, Posted, Summary, Title, Vine, Words } from './JobHero.styles.ts';

export const states = ['AllFacts', 'Remote', 'NoDepartment', 'NoType', 'LongWords'] as const;

export type JobHeroProps = {
  job: JobPosting;
  /** The way to apply, or why there is none. */
  action: ReactNode;
};

/** The first screen of a job page: what, where, for whom, and the way to apply. What a job does not name leaves no gap. */
export function JobHero({ job, action }: JobHeroProps) {
  const titleId = useId();
  const eyebrow = [job.department, job.employment?.label].filter(Boolean).join(' · ');
  return (
    <PageSection tone="tint" isTight labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Masthead>
        <BackLink to={jobPage.backToCareers.to}>
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          {jobPage.backToCareers.label}
        </BackLink>
        <Posted>
          {jobPage.posted} <time dateTime={job.datePosted}>{formatDate(job.datePosted)}</time>
        </Posted>
      </Masthead>
      <Words>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Title id={titleId}>{job.title}</Title>
        <Place>
          <MapPin size={22} strokeWidth={1.5} aria-hidden />
          {job.location.label}
        </Place>
        <Summary aria-label={jobPage.summaryLabel}>
          {job.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Summary>
        <Action>{action}</Action>
      </Words>
    </PageSection>
  );
}
