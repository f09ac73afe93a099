import { useId } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { AboutStoryContent } from '../../content/about.ts';
import { theme } from '../../theme/index.ts';

export const states = ['ProblemOpen', 'AllClosed'] as const;

const Summary = styled.p`
  color: ${theme.color.text.body};
  font-weight: 600;
`;

export type OurStoryProps = {
  title: string;
  items: readonly AboutStoryContent[];
  /** Index of the part that is open at first. */
  initialIndex?: number | undefined;
};

/** Problem, solution and impact; at most one is open. */
export function OurStory({ title, items, initialIndex }: OurStoryProps) {
  const titleId = useId();
  return (
    <PageSection tone="raised" labelledBy={titleId}>
      <Split $ratio="narrowestFirst">
        <SectionHeading id={titleId} title={title} />
        <Accordion
          initialIndex={initialIndex}
          items={items.map(({ id, title: name, summary, paragraphs }) => ({
            id,
            title: name,
            body: (
              <>
                <Summary>{summary}</Summary>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </>
            ),
          }))}
        />
      </Split>
    </PageSection>
  );
}
