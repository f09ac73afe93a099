import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { StepList } from '../../components/StepList.tsx';
import type { ProcessContent } from '../../content/types.ts';
import { media, space, type ColorScheme } from '../../theme/index.ts';

/** The heading, and a panel beside it on wide screens. */
const Head = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[32]} ${space[64]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
`;

export type ProcessProps = {
  process: ProcessContent;
  layout?: 'rows' | 'stairs';
  colorScheme?: ColorScheme;
  /** A drawn panel beside the heading. */
  panel?: ReactNode;
};

/** Numbered steps beside or below their heading. */
export function Process({ process, layout = 'rows', colorScheme = 'raised', panel }: ProcessProps) {
  const titleId = useId();
  const heading = <SectionHeading id={titleId} title={process.title} introduction={process.introduction} />;
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      {panel ? (
        <Head>
          {heading}
          {panel}
        </Head>
      ) : (
        heading
      )}
      <StepList steps={process.steps} layout={layout} />
    </PageSection>
  );
}
