import { useId } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { Question } from '../../content/types.ts';
import type { ColorScheme } from '../../theme/index.ts';

export type FaqSectionProps = {
  title: string;
  questions: readonly Question[];
  /** Index of the question that is open at first. */
  initialIndex?: number | undefined;
  colorScheme?: ColorScheme;
};

/** Questions beside their heading; at most one is open. */
export function FaqSection({ title, questions, initialIndex, colorScheme = 'tint' }: FaqSectionProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Split $ratio="narrowestFirst">
        <SectionHeading id={titleId} title={title} />
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
          initialIndex={initialIndex}
        />
      </Split>
    </PageSection>
  );
}
