import { TitledSection } from '../../components/SectionHeading/SectionHeading.tsx';
import { StepList } from '../../components/StepList/StepList.tsx';
import type { ProcessContent } from '../../content/types.ts';
import type { ColorScheme } from '../../theme/index.ts';

export type ProcessProps = {
  process: ProcessContent;
  layout?: 'rows' | 'stairs';
  colorScheme?: ColorScheme;
};

/** Numbered steps beside or below their heading. */
export function Process({ process, layout = 'rows', colorScheme = 'raised' }: ProcessProps) {
  return (
    <TitledSection colorScheme={colorScheme} title={process.title} introduction={process.introduction}>
      <StepList steps={process.steps} layout={layout} />
    </TitledSection>
  );
}
