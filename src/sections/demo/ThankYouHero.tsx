import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { DisplayTitle } from '../../components/text.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { ThankYouHeroContent } from '../../content/types.ts';
import { useBookedCall, type BookedCall } from '../../hooks/useBookedCall.ts';
import { forgetVisitor } from '../../integrations/visitor.ts';
import { media, radius, space, theme, type } from '../../theme/index.ts';
import { checkedItems } from '../../theme/mixins/checkedItems.ts';
import { cardSurface } from '../../theme/mixins/card.ts';
import { BookedTime, type BookedTimeProps } from './BookedTime.tsx';

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

/** The booking is beside the thanks, on small screens between them and what else can be done. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template: auto 1fr / minmax(0, 1.2fr) minmax(0, 1fr);
    column-gap: ${space[96]};
  }
`;

const Copy = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space[24]};
  max-width: 32rem;
`;

const Booking = styled.div`
  ${cardSurface}
  display: grid;
  align-content: start;
  gap: ${space[24]};
  padding: ${space[24]};

  ${media.from('laptop')} {
    grid-area: 1 / 2 / span 2;
    padding: ${space[32]};
  }
`;

const Prepare = styled.div`
  display: grid;
  gap: ${space[12]};
  padding-block-start: ${space[24]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  h2 {
    ${type.h3}
  }

  ul {
    display: grid;
    gap: ${space[8]};
  }

  ${checkedItems}
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
  /** Replaces what this tab knows of the booking, for stories. */
  booked?: BookedCall;
} & Pick<BookedTimeProps, 'timeZone' | 'code'>;

const badgeOf = ({ badge, badgeOf: others }: ThankYouHeroContent, bookedWith: string | undefined): string =>
  Object.entries(others).find(([calendar]) => calendar === bookedWith)?.[1] ?? badge;

/** The confirmation after a booking: when it is, what to prepare, and what helps if no email comes. */
export function ThankYouHero({ hero, booked, timeZone, code }: ThankYouHeroProps) {
  const titleId = useId();
  const known = useBookedCall();
  const { calendar, id, time } = booked ?? known;
  // The next calendar in this tab can be another visitor's.
  useEffect(forgetVisitor, []);
  return (
    <PageSection colorScheme="inverse" labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Layout>
        <Copy>
          <Badge>
            <CalendarCheck size={18} strokeWidth={1.5} aria-hidden />
            <span>{badgeOf(hero, calendar)}</span>
          </Badge>
          <DisplayTitle id={titleId}>{hero.title}</DisplayTitle>
          <Text>{hero.text}</Text>
        </Copy>
        <Booking>
          <BookedTime id={id} time={time} content={hero.when} timeZone={timeZone} code={code} />
          <Prepare>
            <h2>{hero.prepare.title}</h2>
            <ul>
              {hero.prepare.items.map((item) => (
                <li key={item}>
                  <Check size={20} strokeWidth={1.75} aria-hidden />
                  {item}
                </li>
              ))}
            </ul>
          </Prepare>
        </Booking>
        <Copy>
          <Help>
            {hero.help} <SiteLink to={{ phone: hero.phone }}>{hero.phone}</SiteLink>
          </Help>
          <ButtonLink to={hero.next.to}>{hero.next.label}</ButtonLink>
        </Copy>
      </Layout>
    </PageSection>
  );
}
