import { useId } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { Question } from '../../content/types.ts';
import type { Tone } from '../../theme/index.ts';

export const states = ['AllClosed', 'FirstOpen', 'OnPage'] as const;

export type FaqSectionProps = {
  title: string;
  questions: readonly Question[];
  /** Index of the question that is open at first. */
  initialIndex?: number | undefined;
  tone?: Tone;
};

/** Questions beside their heading, at most one open. */
export function FaqSection({ title, questions, initialIndex, tone = 'tint' }: FaqSectionProps) {
  const titleId = useId();
  return (
    <PageSection tone={tone} labelledBy={titleId}>
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
