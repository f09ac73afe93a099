import { Accordion } from '../../components/Accordion.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { FaqEntryContent } from '../../content/faq.ts';
import type { ColorScheme } from '../../theme/index.ts';
import { FaqAnswer } from './FaqAnswer.tsx';

export type FaqSelectionProps = { title: string; questions: readonly FaqEntryContent[]; colorScheme?: ColorScheme };

/** Some of the FAQ page's questions, with its answers, beside their heading; at most one is open. */
export function FaqSelection({ title, questions, colorScheme = 'page' }: FaqSelectionProps) {
  return (
    <TitledSection colorScheme={colorScheme} split="narrowestFirst" title={title}>
      <Accordion items={questions.map((entry) => ({ title: entry.question, body: <FaqAnswer entry={entry} /> }))} />
    </TitledSection>
  );
}
