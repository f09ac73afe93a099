import Award from 'lucide-react/icons/award';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { DisplayTitle, Lead } from '../../components/text.ts';
import type { LandingHeroContent } from '../../content/types.ts';
import type { BookingAction } from '../../lib/links.ts';
import { BookCallButton } from '../../modals/LeadModal/BookCallButton.tsx';
import type { ColorScheme } from '../../theme/index.ts';
import { Badge, Copy, Detail, Fact, Facts, Footnote, Layout, Vine } from './LandingHero.styles.ts';

export type LandingHeroProps = {
  hero: LandingHeroContent;
  booking: BookingAction;
  colorScheme?: ColorScheme;
  /** Shown beside the copy instead of the vine. */
  aside?: ReactNode;
};

/** The hero of a landing page: the copy, the booking button, the trust line and the facts. */
export function LandingHero({ hero, booking, colorScheme = 'inverse', aside }: LandingHeroProps) {
  const titleId = useId();
  const copy = (
    <Copy>
      <DisplayTitle id={titleId}>{hero.title}</DisplayTitle>
      <Lead $width={34}>{hero.introduction}</Lead>
      <BookCallButton booking={booking} size="large" />
      <Badge>
        <Award size={18} strokeWidth={1.5} aria-hidden />
        {hero.badge}
      </Badge>
      <Detail>{hero.detail}</Detail>
    </Copy>
  );
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId} backdrop={aside ? null : <Vine variant="hero" />}>
      {aside ? (
        <Layout>
          {copy}
          {aside}
        </Layout>
      ) : (
        copy
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
