import styled from 'styled-components';
import { Icon } from '../../components/Icon.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { ValueContent } from '../../content/about.ts';
import { media, space, theme, type } from '../../theme/index.ts';

/** A line of the page for each value. */
const Steps = styled.ul`
  display: grid;
  padding-block-start: ${space[48]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[4]} ${space[24]};
    padding-block: ${space[24]};
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  svg {
    grid-row: span 2;
    color: ${theme.color.action.primary};
  }

  h3 {
    ${type.h3}
  }

  p {
    max-width: 36em;
    color: ${theme.color.text.soft};
  }

  ${media.from('laptop')} {
    padding-block-start: ${space[64]};

    li {
      grid-template-columns: auto 18rem 1fr;
      align-items: baseline;
    }

    svg {
      grid-row: auto;
      align-self: start;
      margin-block-start: 2px;
    }
  }
`;

export type ValuesProps = { title: string; introduction: string; items: readonly ValueContent[] };

/** The five core values. */
export function Values({ title, introduction, items }: ValuesProps) {
  return (
    <TitledSection title={title} introduction={introduction}>
      <Steps>
        {items.map(({ id, icon, title: name, text }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </TitledSection>
  );
}
