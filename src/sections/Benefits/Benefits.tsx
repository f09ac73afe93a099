import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { BenefitsContent } from '../../content/types.ts';
import { space, theme, type, type ColorScheme } from '../../theme/index.ts';

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[48]};
`;

const Statement = styled.p`
  ${type.h1}
  text-wrap: balance;
  color: ${theme.color.text.link};

  &::before {
    content: '';
    display: block;
    width: ${space[64]};
    margin-block-end: ${space[24]};
    border-block-start: 3px solid ${theme.color.action.primary};
  }
`;

const Items = styled.ul`
  display: grid;
  margin-block-start: ${space[24]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[16]};
    padding-block: ${space[16]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  svg {
    margin-block-start: 0.2em;
    color: ${theme.color.ornament.line};
  }
`;

export type BenefitsProps = {
  benefits: BenefitsContent;
  colorScheme?: ColorScheme;
  /** A drawn panel below the quote. */
  panel?: ReactNode;
};

/** The benefits for a partner: a pull quote, what it looks like, and a list. */
export function Benefits({ benefits, colorScheme = 'page', panel }: BenefitsProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Split $ratio="even">
        <Aside>
          <Statement>{benefits.statement}</Statement>
          {panel}
        </Aside>
        <div>
          <SectionHeading id={titleId} title={benefits.title} />
          <Items>
            {benefits.items.map((item) => (
              <li key={item}>
                <Check size={22} strokeWidth={1.75} aria-hidden />
                {item}
              </li>
            ))}
          </Items>
        </div>
      </Split>
    </PageSection>
  );
}
