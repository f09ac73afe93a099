import { Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Band } from '../../components/Band/Band.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { Question } from '../../content/types.ts';
import { motion, space, theme, touchTarget, type } from '../../theme/index.ts';

export const states = ['AllClosed', 'FirstOpen'] as const;

const Item = styled.details`
  border-block-end: 1px solid ${theme.color.border.subtle};

  &[open] summary svg {
    transform: rotate(45deg);
  }
`;

const Summary = styled.summary`
  ${type.h3}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[16]};
  min-height: ${touchTarget};
  padding-block: ${space[16]};
  color: ${theme.color.text.heading};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: ${theme.color.action.primary};
    transition: transform ${motion.base};
  }
`;

const Answer = styled.p`
  max-width: 38em;
  padding-block-end: ${space[24]};
  color: ${theme.color.text.soft};
`;

export type FaqSectionProps = {
  title: string;
  questions: readonly Question[];
  /** Index of the question that is open at first. */
  initialIndex?: number;
};

/** Questions of which at most one is open. The browser's own disclosure element: it works before and without JavaScript. */
export function FaqSection({ title, questions, initialIndex }: FaqSectionProps) {
  const titleId = useId();
  return (
    <Band tone="tint" labelledBy={titleId}>
      <Split $ratio="narrowestFirst">
        <SectionHeading id={titleId} title={title} />
        <div>
          {questions.map(({ question, answer }, index) => (
            <Item key={question} name={titleId} open={index === initialIndex}>
              <Summary>
                {question}
                <Plus size={24} strokeWidth={1.5} aria-hidden />
              </Summary>
              <Answer>{answer}</Answer>
            </Item>
          ))}
        </div>
      </Split>
    </Band>
  );
}
