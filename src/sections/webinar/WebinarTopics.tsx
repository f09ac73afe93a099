import styled from 'styled-components';
import { cardSurface, cardText } from '../../theme/mixins/card.ts';
import { Icon } from '../../components/Icon.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { WebinarTopicsContent } from '../../content/webinar.ts';
import { LearnMore } from '../../modals/TopicModal/LearnMore.tsx';
import { media, space, theme, colorSchemes, type } from '../../theme/index.ts';

const Cards = styled.ul`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[48]};

  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.from('laptop')} {
    grid-template-columns: 1.25fr 1fr 1fr;
    gap: ${space[24]};
  }
`;

const Card = styled.li`
  ${cardText}
  ${cardSurface}
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space[12]};
  padding: ${space[24]};
  color: ${theme.color.text.body};

  svg {
    color: ${theme.color.ornament.accent};
  }

  /* The doctors' card is first and largest. */
  &:first-child {
    ${colorSchemes.inverse}
    background: ${theme.color.surface.page};

    ${media.from('tablet')} {
      grid-column: 1 / -1;
    }

    ${media.from('laptop')} {
      grid-column: 1;
      grid-row: span 2;
      grid-template-rows: 1fr auto auto auto;
      padding: ${space[48]} ${space[32]} ${space[32]};

      h3 {
        ${type.h2}
      }

      h3 + p {
        ${type.lead}
      }
    }
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};
  margin-block-start: ${space[32]};

  ${media.from('laptop')} {
    justify-content: flex-end;
  }

  & > p {
    color: ${theme.color.text.soft};
  }
`;

/** 'What You'll Get': five cards with dialogs, and one more topic behind a text button. */
export function WebinarTopics({ topics }: { topics: WebinarTopicsContent }) {
  return (
    <TitledSection colorScheme="raised" title={topics.title} introduction={topics.introduction}>
      <Cards>
        {topics.cards.map(({ icon, title, text, topic }) => (
          <Card key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <LearnMore topic={topic} />
          </Card>
        ))}
      </Cards>
      <More>
        <p>{topics.more.text}</p>
        <LearnMore topic={topics.more.topic} label={topics.more.label} />
      </More>
    </TitledSection>
  );
}
