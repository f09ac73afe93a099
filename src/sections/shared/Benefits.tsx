import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { cardText } from '../../theme/mixins/card.ts';
import { Icon } from '../../components/Icon.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Split } from '../../components/Split.tsx';
import type { BenefitsContent } from '../../content/types.ts';
import { space, theme, type } from '../../theme/index.ts';

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
    ${cardText}
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${space[16]};
    padding-block: ${space[16]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  svg {
    grid-row: span 2;
    color: ${theme.color.ornament.line};
  }
`;

export type BenefitsProps = {
  benefits: BenefitsContent;
  /** A drawn panel below the quote. */
  panel?: ReactNode;
};

/** The benefits for a partner: a pull quote, what it looks like, and a ruled list, each with an icon. */
export function Benefits({ benefits, panel }: BenefitsProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId}>
      <Split $ratio="even">
        <Aside>
          <Statement>{benefits.statement}</Statement>
          {panel}
        </Aside>
        <div>
          <SectionHeading id={titleId} title={benefits.title} />
          <Items>
            {benefits.cards.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Items>
        </div>
      </Split>
    </PageSection>
  );
}
