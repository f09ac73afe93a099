import { TitledSection } from '../../components/SectionHeading.tsx';
import { StepList } from '../../components/StepList.tsx';
import type { ValuesContent } from '../../content/careers.ts';

/** The company's values, as steps with large numerals. */
export function CompanyValues({ content }: { content: ValuesContent }) {
  return (
    <TitledSection colorScheme="inverse" title={content.title} introduction={content.introduction}>
      <StepList steps={content.values} layout="indented" />
    </TitledSection>
  );
}
