import { useId } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { ProcessContent } from '../../content/types.ts';
import type { ColorScheme } from '../../theme/index.ts';
import { Offset, Stairs } from './Process.styles.ts';

export type ProcessProps = {
  process: ProcessContent;
  /** `offset`: rows with large numbers. `stairs`: at most five descending columns. */
  layout?: 'offset' | 'stairs';
  colorScheme?: ColorScheme;
};

/** Numbered steps beside or below their heading. */
export function Process({ process, layout = 'offset', colorScheme = 'raised' }: ProcessProps) {
  const titleId = useId();
  const Steps = layout === 'stairs' ? Stairs : Offset;
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <SectionHeading id={titleId} title={process.title} introduction={process.introduction} />
      <Steps>
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </PageSection>
  );
}
