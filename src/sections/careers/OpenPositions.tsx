import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { OpenPositionsContent } from '../../content/careers.ts';
import type { JobFacts } from '../../content/jobs/types.ts';
import { useNow } from '../../hooks/useNow.ts';
import { isJobClosed } from '../../lib/plannedDate.ts';
import { Department, Empty, PositionLink, Positions, Survey, Terms } from './OpenPositions.styles.ts';

export type OpenPositionsProps = {
  id: string;
  content: OpenPositionsContent;
  jobs: readonly JobFacts[];
  /** Milliseconds since 1970; by default the visitor's clock. */
  now?: number;
};

const idsOfClosed = (jobs: readonly JobFacts[], time: number) =>
  jobs
    .filter((job) => isJobClosed(job, time))
    .map(({ id }) => id)
    .join(' ');

/** The open jobs, one line each. Jobs that closed after the prerendering are filtered out. */
export function OpenPositions({ id, content, jobs, now }: OpenPositionsProps) {
  const closedIds = useNow((time) => idsOfClosed(jobs, time), now).split(' ');
  const open = jobs.filter(({ id: jobId }) => !closedIds.includes(jobId));
  return (
    <TitledSection id={id} title={content.title} introduction={open.length > 0 ? content.introduction : undefined}>
      {open.length > 0 ? (
        <Positions>
          {open.map((job) => (
            <li key={job.id}>
              <PositionLink to={{ route: job.route }}>
                {job.department ? <Department>{job.department}</Department> : null}
                <h3>{job.title}</h3>
                <Terms>
                  {job.employment ? <span>{job.employment.label}</span> : null}
                  <span>{job.location.label}</span>
                </Terms>
                <ArrowRight size={28} strokeWidth={1.5} aria-hidden />
              </PositionLink>
            </li>
          ))}
        </Positions>
      ) : (
        <Empty>
          <h3>{content.empty.title}</h3>
          <p>{content.empty.text}</p>
          <ButtonLink to={content.empty.link.to} variant="secondary">
            {content.empty.link.label}
          </ButtonLink>
        </Empty>
      )}
      <Survey>
        {content.survey.text} <SiteLink to={content.survey.link.to}>{content.survey.link.label}</SiteLink>
      </Survey>
    </TitledSection>
  );
}
