import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { DisplayTitle } from '../../components/text.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { ThankYouHeroContent } from '../../content/types.ts';
import { useBookedCall } from '../../hooks/useBookedCall.ts';
import { forgetVisitor } from '../../integrations/visitor.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';

const Vine = styled(MoleculeVine)`
  display: none;

  ${media.from('laptop')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: 0;
    inset-inline-end: max(-20px, calc(50vw - 640px));
    width: 560px;
    opacity: 0.8;
  }
`;

const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  max-width: 32rem;
`;

const Badge = styled.p`
  ${type.eyebrow}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  border-radius: ${radius.full};
  background: ${theme.color.surface.accent};
  color: ${theme.color.text.heading};
`;

const Text = styled.p`
  ${type.lead}
`;

const Help = styled.p`
  color: ${theme.color.text.soft};

  a {
    white-space: nowrap;
  }
`;

export type ThankYouHeroProps = {
  hero: ThankYouHeroContent;
  /** Replaces the calendar that the visitor came from, for stories. */
  bookedWith?: string;
};

const badgeOf = ({ badge, badgeOf: others }: ThankYouHeroContent, bookedWith: string | undefined): string =>
  Object.entries(others).find(([calendar]) => calendar === bookedWith)?.[1] ?? badge;

/** The confirmation after a booking. */
export function ThankYouHero({ hero, bookedWith }: ThankYouHeroProps) {
  const titleId = useId();
  const known = useBookedCall();
  // The next calendar in this tab can be another visitor's.
  useEffect(forgetVisitor, []);
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Copy>
        <Badge>
          <CalendarCheck size={18} strokeWidth={1.5} aria-hidden />
          <span>{badgeOf(hero, bookedWith ?? known)}</span>
        </Badge>
        <DisplayTitle id={titleId}>{hero.title}</DisplayTitle>
        <Text>{hero.text}</Text>
        <Help>
          {hero.help} <SiteLink to={{ phone: hero.phone }}>{hero.phone}</SiteLink>
        </Help>
        <ButtonLink to={hero.next.to}>{hero.next.label}</ButtonLink>
      </Copy>
    </PageSection>
  );
}
