import ArrowLeft from 'lucide-react/icons/arrow-left';
import Banknote from 'lucide-react/icons/banknote';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { Eyebrow } from '../../components/text.ts';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobPosting } from '../../content/jobs/types.ts';
import { formatDate } from '../../lib/time.ts';
import { BackLink, Copy, Masthead, Posted, Summary, Term, Terms, Title, Vine } from './JobHero.styles.ts';

export type JobHeroProps = {
  job: JobPosting;
  /** The apply button, or why the job is closed. */
  action: ReactNode;
};

/** The hero of a job page: title, place, pay, apply button and facts. Facts that a job lacks leave no gap. */
export function JobHero({ job, action }: JobHeroProps) {
  const titleId = useId();
  // No line ends with the dot.
  const eyebrow = [job.department, job.employment?.label].filter(Boolean).join(' ·\u00A0');
  return (
    <PageSection colorScheme="tint" isTight labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Masthead>
        <BackLink to={jobPage.backToCareers.to}>
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          {jobPage.backToCareers.label}
        </BackLink>
        <Posted>
          {jobPage.posted} <time dateTime={job.datePosted}>{formatDate(job.datePosted)}</time>
        </Posted>
      </Masthead>
      <Copy>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        {/* No line begins with “&”. */}
        <Title id={titleId}>{job.title.replace(' &', '\u00A0&')}</Title>
        <Terms>
          <Term>
            <MapPin size={22} strokeWidth={1.5} aria-hidden />
            {job.location.label}
          </Term>
          {job.salary ? (
            <Term>
              <Banknote size={22} strokeWidth={1.5} aria-hidden />
              {job.salary.label}
            </Term>
          ) : null}
        </Terms>
        <div>{action}</div>
        <Summary aria-label={jobPage.summaryLabel}>
          {job.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Summary>
      </Copy>
    </PageSection>
  );
}
