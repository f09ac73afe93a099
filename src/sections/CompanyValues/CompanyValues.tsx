import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { ValuesContent } from '../../content/careers.ts';
import { fontFamily, media, space, theme, type } from '../../theme/index.ts';

export const states = ['Default'] as const;

/** A stair: each step begins a little further in. */
const Steps = styled.ol`
  display: grid;
  margin-block-start: ${space[48]};
  counter-reset: value;

  ${media.from('laptop')} {
    margin-block-start: ${space[96]};
  }

  ${media.from('tablet')} {
    li:nth-child(2) {
      margin-inline-start: 7%;
    }

    li:nth-child(3) {
      margin-inline-start: 14%;
    }

    li:nth-child(4) {
      margin-inline-start: 21%;
    }

    li:nth-child(5) {
      margin-inline-start: 28%;
    }
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  gap: ${space[8]} ${space[16]};
  padding-block: ${space[24]};
  border-block-start: 1px solid ${theme.color.border.subtle};
  counter-increment: value;

  &::before {
    content: counter(value);
    grid-row: span 2;
    color: ${theme.color.ornament.accent};
    font-family: ${fontFamily.heading};
    font-size: 3.5rem;
    line-height: 0.9;
  }

  h3 {
    ${type.h2}
    color: ${theme.color.text.heading};
  }

  p {
    max-width: 34em;
    color: ${theme.color.text.soft};
  }

  ${media.from('tablet')} {
    grid-template-columns: 5rem 1fr;
  }

  ${media.from('laptop')} {
    grid-template-columns: 8rem 1fr;
    padding-block: ${space[32]};

    &::before {
      font-size: 7rem;
      line-height: 0.85;
    }
  }
`;

/** What the company holds itself to, as a stair of large numerals. */
export function CompanyValues({ content }: { content: ValuesContent }) {
  const titleId = useId();
  return (
    <PageSection tone="inverse" labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} introduction={content.introduction} />
      <Steps>
        {content.values.map(({ title, text }) => (
          <Step key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </PageSection>
  );
}
