import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';

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

export type SectionHeadingProps = { id?: string; title: string; introduction?: string };

/** The heading of a section; a `PageSection` refers to its `id` as `labelledBy`. */
export function SectionHeading({ id, title, introduction }: SectionHeadingProps) {
  return (
    <Root>
      <Title id={id}>{title}</Title>
      {introduction ? <Introduction>{introduction}</Introduction> : null}
    </Root>
  );
}
