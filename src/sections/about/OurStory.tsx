import styled from 'styled-components';
import { Accordion } from '../../components/Accordion.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { AboutStoryContent } from '../../content/about.ts';
import { theme } from '../../theme/index.ts';

const Summary = styled.p`
  color: ${theme.color.text.body};
  font-weight: 600;
`;

export type OurStoryProps = {
  title: string;
  items: readonly AboutStoryContent[];
  /** Index of the part that is open at first. */
  initialIndex?: number;
};

/** Problem, solution and impact; at most one is open. */
export function OurStory({ title, items, initialIndex }: OurStoryProps) {
  return (
    <TitledSection colorScheme="raised" split="narrowestFirst" title={title}>
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
    </TitledSection>
  );
}
