import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobPosting } from '../../content/jobs/types.ts';
import { About, Facts, FactsAction, Items, Layout, Text } from './JobDetails.styles.ts';
import { listFacts } from './listFacts.ts';

export type JobDetailsProps = {
  job: JobPosting;
  isClosed?: boolean;
  /** A second apply button, beside the text on wide screens. */
  action?: ReactNode;
};

const { titles } = jobPage;

function ItemsSection({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Items>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    </section>
  );
}

/** The job's description and requirements, beside a column of facts. */
export function JobDetails({ job, isClosed = false, action }: JobDetailsProps) {
  const id = useId();
  return (
    <PageSection>
      <Layout>
        <Facts aria-labelledby={`${id}facts`}>
          <h2 id={`${id}facts`}>{jobPage.factsTitle}</h2>
          <dl>
            {listFacts(job, isClosed).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {action ? <FactsAction>{action}</FactsAction> : null}
        </Facts>
        <Text>
          <section aria-labelledby={`${id}about`}>
            <h2 id={`${id}about`}>{titles.description}</h2>
            <About>
              {job.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </About>
          </section>
          <ItemsSection title={titles.responsibilities} items={job.responsibilities} />
          <ItemsSection title={titles.requirements} items={job.requirements} />
          <ItemsSection title={titles.preferredQualifications} items={job.preferredQualifications} />
          {job.compensation ? <ItemsSection title={titles.compensation} items={job.compensation} /> : null}
        </Text>
      </Layout>
    </PageSection>
  );
}
