import { useId } from 'react';
import styled from 'styled-components';
import { Band } from '../../components/Band/Band.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { ProcessContent } from '../../content/types.ts';
import { fontFamily, media, space, theme, type } from '../../theme/index.ts';

export const states = ['Default'] as const;

const Steps = styled.ol`
  display: grid;
  margin-block-start: ${space[48]};
  counter-reset: step;

  ${media.from('laptop')} {
    margin-block-start: ${space[64]};
    margin-inline-start: 24%;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[24]};
  border-block-start: 1px solid ${theme.color.border.subtle};
  counter-increment: step;

  &::before {
    content: counter(step);
    grid-row: span 2;
    color: ${theme.color.action.primary};
    font-family: ${fontFamily.heading};
    font-size: 3rem;
    line-height: 1;
  }

  h3 {
    ${type.h3}
    color: ${theme.color.text.heading};
  }

  p {
    max-width: 36em;
    color: ${theme.color.text.soft};
  }

  ${media.from('laptop')} {
    grid-template-columns: 7rem 16rem 1fr;
    align-items: baseline;
    padding-block: ${space[32]};

    &::before {
      grid-row: auto;
      font-size: 4rem;
    }
  }
`;

/** The numbered path of a client, offset from its heading. */
export function Process({ process }: { process: ProcessContent }) {
  const titleId = useId();
  return (
    <Band tone="raised" labelledBy={titleId}>
      <SectionHeading id={titleId} title={process.title} introduction={process.introduction} />
      <Steps>
        {process.steps.map(({ title, text }) => (
          <Step key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </Band>
  );
}
