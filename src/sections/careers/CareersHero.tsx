import ArrowDown from 'lucide-react/icons/arrow-down';
import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { Eyebrow } from '../../components/text.ts';
import type { CareersHeroContent } from '../../content/careers.ts';
import { media, space, theme, type } from '../../theme/index.ts';

/** Fills the empty half beside the copy, on small screens the space below the title. */
const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: -${space[64]};
  inset-inline-end: -${space[128]};
  width: 280px;
  opacity: 0.3;

  ${media.from('laptop')} {
    inset-block-end: -${space[96]};
    inset-inline: max(-${space[128]}, calc(50vw - 800px)) auto;
    width: 560px;
    opacity: 0.85;
    transform: scaleX(-1);
  }
`;

const Title = styled.h1`
  ${type.display}
  max-width: 10.5em;
  margin-block-start: ${space[24]};
`;

const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  margin-block-start: ${space[24]};

  ${media.from('laptop')} {
    gap: ${space[32]};
    width: 48%;
    margin-block-start: ${space[96]};
    margin-inline-start: auto;
    padding-block-start: ${space[24]};
    border-block-start: 3px solid ${theme.color.action.primary};
  }
`;

const Introduction = styled.p`
  ${type.lead}
`;

/** The hero of the careers page: the title over the full width, the rest to the right below it. */
export function CareersHero({ hero }: { hero: CareersHeroContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="raised" labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      <Title id={titleId}>{hero.title}</Title>
      <Copy>
        <Introduction>{hero.introduction}</Introduction>
        <ButtonLink to={hero.explore.to} size="large">
          {hero.explore.label}
          <ArrowDown size={20} strokeWidth={1.5} aria-hidden />
        </ButtonLink>
      </Copy>
    </PageSection>
  );
}
