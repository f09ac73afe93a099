import { Accordion } from '../../components/Accordion.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { Question } from '../../content/types.ts';
import type { ColorScheme } from '../../theme/index.ts';

export type FaqSectionProps = {
  title: string;
  questions: readonly Question[];
  /** Index of the question that is open at first. */
  initialIndex?: number;
  colorScheme?: ColorScheme;
};

/** Questions beside their heading; at most one is open. */
export function FaqSection({ title, questions, initialIndex, colorScheme = 'tint' }: FaqSectionProps) {
  return (
    <TitledSection colorScheme={colorScheme} split="narrowestFirst" title={title}>
      <Accordion
        items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
        initialIndex={initialIndex}
      />
    </TitledSection>
  );
}
