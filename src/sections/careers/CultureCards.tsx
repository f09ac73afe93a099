import styled from 'styled-components';
import { card } from '../../theme/mixins/card.ts';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { CultureContent } from '../../content/careers.ts';
import { media, radius, space, theme, colorSchemes, type } from '../../theme/index.ts';

/** One tall card, and two smaller ones beside it, the lower one indented. */
const Cards = styled.ul`
  display: grid;
  gap: ${space[24]};
  margin-block-start: ${space[48]};

  ${media.from('tablet')} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

const Card = styled.li`
  ${card}
  padding-block: ${space[32]};

  &:last-child {
    ${media.from('laptop')} {
      margin-inline-start: ${space[48]};
    }
  }
`;

const Lead = styled(Card)`
  ${colorSchemes.inverse}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  grid-template-rows: 1fr auto auto;
  min-height: 22rem;
  border-color: ${theme.color.surface.page};
  border-radius: ${radius.large};
  background: ${theme.color.surface.page};

  ${media.from('tablet')} {
    grid-row: span 2;
  }

  ${media.from('laptop')} {
    min-height: 30rem;
    padding: ${space[48]};
  }

  h3 {
    ${type.h2}
    grid-row: 2;
  }

  p {
    grid-row: 3;
  }
`;

/** Fills the space above the heading. */
const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  grid-row: 1 / 2;
  inset-block-start: -${space[64]};
  inset-inline-end: -${space[64]};
  height: calc(100% + ${space[64]});
  opacity: 0.7;

  ${media.from('laptop')} {
    inset-block-start: -${space[96]};
    height: calc(100% + ${space[96]});
  }
`;

/** What working here is like, on one large and two small cards. */
export function CultureCards({ content }: { content: CultureContent }) {
  const [lead, ...others] = content.cards;
  return (
    <TitledSection colorScheme="tint" title={content.title} introduction={content.introduction}>
      <Cards>
        <Lead>
          <Vine variant="hero" />
          <h3>{lead.title}</h3>
          <p>{lead.text}</p>
        </Lead>
        {others.map(({ title, text }) => (
          <Card key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </TitledSection>
  );
}
