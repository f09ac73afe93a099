import styled from 'styled-components';
import { cardText } from '../../theme/mixins/card.ts';
import { Icon } from '../../components/Icon.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { ExpectationsContent } from '../../content/types.ts';
import { media, space, theme } from '../../theme/index.ts';

const Items = styled.ul`
  display: grid;
  gap: 0 ${space[48]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    ${cardText}
    display: grid;
    align-content: start;
    gap: ${space[8]};
    padding-block: ${space[24]} ${space[32]};
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  svg {
    color: ${theme.color.action.primary};
  }

  h3 {
    margin-block-start: ${space[8]};
  }
`;

/** What a booked demo will be like, in four entries. */
export function Expectations({ expectations }: { expectations: ExpectationsContent }) {
  return (
    <TitledSection split="narrowestFirst" title={expectations.title}>
      <Items>
        {expectations.cards.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Items>
    </TitledSection>
  );
}
