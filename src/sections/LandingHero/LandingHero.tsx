import { Award } from 'lucide-react';
import { useId } from 'react';
import { Band } from '../../components/Band/Band.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import type { LandingHeroContent } from '../../content/types.ts';
import type { BookingAction } from '../../lib/booking.ts';
import { BookCallButton } from '../../modals/LeadModal/BookCallButton.tsx';
import { Badge, Fact, Facts, Footnote, Introduction, Title, Vine, Words } from './LandingHero.styles.ts';

export const states = ['OpensDialog', 'IsLink'] as const;

export type LandingHeroProps = { hero: LandingHeroContent; booking: BookingAction };

/** The first screen of a landing page: who trusts us, the promise, the booking button and four facts. */
export function LandingHero({ hero, booking }: LandingHeroProps) {
  const titleId = useId();
  return (
    <Band tone="inverse" labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Words>
        <Badge>
          <Award size={18} strokeWidth={1.5} aria-hidden />
          {hero.badge}
        </Badge>
        <Title id={titleId}>{hero.title}</Title>
        <Introduction>{hero.introduction}</Introduction>
        <BookCallButton booking={booking} size="large" />
        <noscript>
          <SiteLink to={hero.withoutScript.to}>{hero.withoutScript.label}</SiteLink>
        </noscript>
      </Words>
      <Facts>
        {hero.facts.map(({ value, label }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </Facts>
      <Footnote>{hero.footnote}</Footnote>
    </Band>
  );
}
