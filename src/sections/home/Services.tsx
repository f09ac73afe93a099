import { useId } from 'react';
import styled from 'styled-components';
import { card } from '../../theme/mixins/card.ts';
import { PageSection } from '../../components/PageSection.tsx';
import { Icon } from '../../components/Icon.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServicesContent } from '../../content/services.ts';
import { LearnMore } from '../../modals/TopicModal/LearnMore.tsx';
import { media, space, theme } from '../../theme/index.ts';

/** Twelve columns with the heading and five cards of different widths. */
const Grid = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.from('tablet')} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.from('laptop')} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const Heading = styled.div`
  padding-block-end: ${space[24]};

  ${media.from('tablet')} {
    grid-column: 1 / -1;
  }

  ${media.from('laptop')} {
    grid-column: 1 / span 6;
    padding-block-end: 0;
    padding-inline-end: ${space[48]};
  }
`;

const Card = styled.article`
  ${card}

  & > svg {
    color: ${theme.color.ornament.line};
  }

  ${media.from('laptop')} {
    /* One beside the heading, then wide and narrow, then narrow and wide. */
    &:nth-of-type(1) {
      grid-column: 7 / span 6;
    }

    &:nth-of-type(2) {
      grid-column: 1 / span 7;
    }

    &:nth-of-type(3) {
      grid-column: 8 / span 5;
    }

    &:nth-of-type(4) {
      grid-column: 1 / span 5;
    }

    &:nth-of-type(5) {
      grid-column: 6 / span 7;
    }
  }
`;

/** The services as five cards; each opens a dialog with the full text. */
export function Services({ services }: { services: ServicesContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
      <Grid>
        <Heading>
          <SectionHeading id={titleId} title={services.title} introduction={services.introduction} />
        </Heading>
        {services.cards.map(({ id, icon, title, text, topic }) => (
          <Card key={id}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <LearnMore topic={topic} />
          </Card>
        ))}
      </Grid>
    </PageSection>
  );
}
