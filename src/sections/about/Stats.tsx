import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { AboutStatContent } from '../../content/about.ts';
import { fontFamily, media, space, theme, type } from '../../theme/index.ts';

/** Two large figures on one line. */
const Figures = styled.dl`
  display: grid;
  gap: ${space[48]};

  ${media.from('tablet')} {
    grid-template-columns: auto auto;
    gap: ${space[96]};
    justify-content: space-between;
  }

  div {
    display: grid;
    gap: ${space[16]};
    align-content: start;
  }

  dt {
    ${type.lead}
    color: ${theme.color.text.soft};
  }

  dd {
    order: -1;
    font-family: ${fontFamily.heading};
    font-size: clamp(4rem, 2.2rem + 8vw, 9rem);
    font-weight: 480;
    line-height: 1;
    letter-spacing: -0.03em;
  }
`;

export type StatsProps = { title: string; items: readonly AboutStatContent[] };

/** The company's numbers. */
export function Stats({ title, items }: StatsProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId} isTight>
      <VisuallyHidden as="h2" id={titleId}>
        {title}
      </VisuallyHidden>
      <Figures>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </PageSection>
  );
}
