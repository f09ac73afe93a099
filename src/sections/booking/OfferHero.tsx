import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { OfferReceipt } from '../../components/illustrations/OfferReceipt.tsx';
import { Split } from '../../components/Split.tsx';
import { DisplayTitle, Lead } from '../../components/text.ts';
import type { OfferHeroContent } from '../../content/offers.ts';
import { media, space, theme, type } from '../../theme/index.ts';

/** The copy is not centered beside the receipt, because it would move while the parser adds the receipt's lines. */
const Copy = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[24]};
`;

const Badge = styled.p`
  ${type.eyebrow}
  color: ${theme.color.ornament.accent};
`;

/** Tilts the receipt slightly. */
const Slip = styled.div`
  ${media.from('laptop')} {
    transform: rotate(1.5deg);
  }
`;

/** The hero of an offer: the saving, and the receipt. */
export function OfferHero({ hero }: { hero: OfferHeroContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId}>
      <Split $ratio="wideFirst">
        <Copy>
          <Badge>{hero.badge}</Badge>
          <DisplayTitle id={titleId}>{hero.title}</DisplayTitle>
          <Lead $width={32}>{hero.introduction}</Lead>
          <ButtonLink to={hero.action.to} size="large">
            {hero.action.label}
          </ButtonLink>
        </Copy>
        <Slip>
          <OfferReceipt receipt={hero.receipt} />
        </Slip>
      </Split>
    </PageSection>
  );
}
