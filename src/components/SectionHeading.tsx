import { useId } from 'react';
import styled from 'styled-components';
import { space, theme, type } from '../theme/index.ts';
import { PageSection, type PageSectionProps } from './PageSection.tsx';
import { SampleTag } from './SampleTag.tsx';
import { Split, type SplitRatio } from './Split.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 46rem;
`;

const Title = styled.h2`
  ${type.h2}
`;

const Introduction = styled.p`
  ${type.lead}
  color: ${theme.color.text.soft};
  text-wrap: balance;
`;

export type SectionHeadingProps = {
  id?: string;
  title: string;
  introduction?: string;
  /** Whether what follows is invented; said after the introduction. */
  sample?: true;
};

/** The heading of a section; a `PageSection` refers to its `id` as `labelledBy`. */
export function SectionHeading({ id, title, introduction, sample }: SectionHeadingProps) {
  return (
    <Root>
      <Title id={id}>{title}</Title>
      {introduction || sample ? (
        <Introduction>
          {introduction} <SampleTag sample={sample} />
        </Introduction>
      ) : null}
    </Root>
  );
}

type TitledSectionProps = Omit<SectionHeadingProps, 'id'> &
  Omit<PageSectionProps, 'labelledBy'> & {
    /** Puts the heading beside the content instead of above it. */
    split?: SplitRatio;
  };

/** A section that begins with its heading. */
export function TitledSection({ title, introduction, sample, split, children, ...section }: TitledSectionProps) {
  const titleId = useId();
  const heading = <SectionHeading id={titleId} title={title} introduction={introduction} sample={sample} />;
  return (
    <PageSection {...section} labelledBy={titleId}>
      {split ? (
        <Split $ratio={split}>
          {heading}
          {children}
        </Split>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </PageSection>
  );
}
