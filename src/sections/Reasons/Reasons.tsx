import { useId } from 'react';
import styled from 'styled-components';
import { Band } from '../../components/Band/Band.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { ReasonsContent } from '../../content/types.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';

export const states = ['Default'] as const;

const Cards = styled.ul`
  display: grid;
  gap: ${space[24]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;

    /* The right column stands half a card lower: the cards read as a path, not as a table. */
    & > li:nth-child(even) {
      transform: translateY(${space[48]});
    }
  }

  ${media.from('tablet')} {
    padding-block-end: ${space[48]};
  }
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  padding: ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};

  ${media.from('laptop')} {
    padding: ${space[32]};
  }

  svg {
    color: ${theme.color.text.link};
  }

  h3 {
    ${type.h3}
    margin-block-start: ${space[16]};
    color: ${theme.color.text.heading};
  }

  p {
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }
`;

/** Four reasons on stepped cards beside their heading. */
export function Reasons({ reasons }: { reasons: ReasonsContent }) {
  const titleId = useId();
  return (
    <Band tone="tint" labelledBy={titleId}>
      <Split $ratio="narrowFirst">
        <SectionHeading id={titleId} title={reasons.title} introduction={reasons.introduction} />
        <Cards>
          {reasons.cards.map(({ icon, title, text }) => (
            <Card key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      </Split>
    </Band>
  );
}
