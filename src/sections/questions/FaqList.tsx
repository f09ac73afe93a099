import { useId } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Split } from '../../components/Split.tsx';
import { sticky } from '../../theme/mixins/sticky.ts';
import { Lead, PageTitle } from '../../components/text.ts';
import type { FaqContent } from '../../content/faq.ts';
import { space } from '../../theme/index.ts';
import { FaqAnswer } from './FaqAnswer.tsx';

/** Sticks beside the questions. */
const Head = styled.div`
  ${sticky(space[128])}
  display: grid;
  gap: ${space[16]};
`;

export type FaqListProps = {
  faq: FaqContent;
  /** Index of the question that is open at first. */
  initialIndex?: number;
};

/** All questions of the FAQ page; a link to one opens it. */
export function FaqList({ faq, initialIndex }: FaqListProps) {
  const titleId = useId();
  const { title, introduction, more, questions } = faq;
  return (
    <PageSection labelledBy={titleId}>
      <Split $ratio="narrowerFirst">
        <Head>
          <PageTitle id={titleId}>{title}</PageTitle>
          <Lead>{introduction}</Lead>
          <p>
            {more.text} <SiteLink to={more.link.to}>{more.link.label}</SiteLink>
          </p>
        </Head>
        <Accordion
          initialIndex={initialIndex}
          items={questions.map((entry) => ({ id: entry.id, title: entry.question, body: <FaqAnswer entry={entry} /> }))}
        />
      </Split>
    </PageSection>
  );
}
