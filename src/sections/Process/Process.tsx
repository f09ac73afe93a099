import { useId } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { ProcessContent } from '../../content/types.ts';
import type { Tone } from '../../theme/index.ts';
import { Offset, Stairs } from './Process.styles.ts';

export const states = ['Offset', 'Stairs', 'StairsOnInverse'] as const;

export type ProcessProps = {
  process: ProcessContent;
  /** `offset`: ruled rows with large numbers. `stairs`: at most five steps that lead down across the page. */
  layout?: 'offset' | 'stairs';
  tone?: Tone;
};

/** A numbered path, set off from its heading. */
export function Process({ process, layout = 'offset', tone = 'raised' }: ProcessProps) {
  const titleId = useId();
  const Steps = layout === 'stairs' ? Stairs : Offset;
  return (
    <PageSection tone={tone} labelledBy={titleId}>
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
