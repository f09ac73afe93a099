import { Award } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import type { LandingHeroContent } from '../../content/types.ts';
import type { BookingAction } from '../../lib/booking.ts';
import { BookCallButton } from '../../modals/LeadModal/BookCallButton.tsx';
import type { Tone } from '../../theme/index.ts';
import { Badge, Fact, Facts, Footnote, Introduction, Layout, Title, Vine, Words } from './LandingHero.styles.ts';

export const states = ['OpensDialog', 'IsLink', 'WithAside'] as const;

export type LandingHeroProps = {
  hero: LandingHeroContent;
  booking: BookingAction;
  tone?: Tone;
  /** Stands beside the words, in place of the vine. */
  aside?: ReactNode;
};

/** The first screen of a landing page: who trusts us, the promise, the booking button and the facts. */
export function LandingHero({ hero, booking, tone = 'inverse', aside }: LandingHeroProps) {
  const titleId = useId();
  const words = (
    <Words>
      <Badge>
        <Award size={18} strokeWidth={1.5} aria-hidden />
        {hero.badge}
      </Badge>
      <Title id={titleId}>{hero.title}</Title>
      <Introduction>{hero.introduction}</Introduction>
      <BookCallButton booking={booking} size="large" />
    </Words>
  );
  return (
    <PageSection tone={tone} labelledBy={titleId} backdrop={aside ? null : <Vine variant="hero" />}>
      {aside ? (
        <Layout>
          {words}
          {aside}
        </Layout>
      ) : (
        words
      )}
      <Facts>
        {hero.facts.map(({ value, label }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </Facts>
      <Footnote>{hero.footnote}</Footnote>
    </PageSection>
  );
}
