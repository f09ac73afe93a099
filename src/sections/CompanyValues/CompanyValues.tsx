import { useId } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { StepList } from '../../components/StepList/StepList.tsx';
import type { ValuesContent } from '../../content/careers.ts';

/** The company's values, as steps with large numerals. */
export function CompanyValues({ content }: { content: ValuesContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} introduction={content.introduction} />
      <StepList steps={content.values} layout="indented" />
    </PageSection>
  );
}
