import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { indent } from '../../theme/mixins/indent.ts';
import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobPosting } from '../../content/jobs/types.ts';
import { media, space, theme, type } from '../../theme/index.ts';

const Lists = styled.div`
  display: grid;
  gap: ${space[96]};
`;

/** Each line is indented further than the one above it. */
const Lines = styled.ul`
  display: grid;
  margin-block-start: ${space[48]};

  li {
    ${type.h3}
    padding-block: ${space[16]};
    border-block-start: 1px solid ${theme.color.border.subtle};
    text-wrap: pretty;
  }

  ${media.from('laptop')} {
    li {
      padding-block: ${space[24]};
    }

    ${indent(6)}
  }
`;

function StatementList({ title, statements }: { title: string; statements: readonly string[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      <Lines>
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </Lines>
    </section>
  );
}

/** How a role is measured and how its team works, sentence by sentence. Empty if the job has none. */
export function JobStatements({ job }: { job: JobPosting }) {
  const { titles } = jobPage;
  const lists = [
    { title: titles.whatSuccessLooksLike, statements: job.whatSuccessLooksLike },
    { title: titles.workStyle, statements: job.workStyle },
    { title: titles.resultsWeExpect, statements: job.resultsWeExpect },
  ].flatMap(({ title, statements }) => (statements ? [{ title, statements }] : []));
  if (lists.length === 0) return null;
  return (
    <PageSection colorScheme="raised">
      <Lists>
        {lists.map((list) => (
          <StatementList key={list.title} {...list} />
        ))}
      </Lists>
    </PageSection>
  );
}
