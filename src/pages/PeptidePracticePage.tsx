import { LatePart } from '../components/LatePart/LatePart.tsx';
import { pepprac } from '../content/landing/pepprac.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { latePart } from '../lib/latePart.ts';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';

const { waiver, hero, faq, booking, redirectTo } = pepprac;
export const late = latePart(() => import('./PeptidePracticePage.bands.tsx'));

export const seo: SeoContent = { ...pepprac.seo, questions: faq.questions, film: landingFilm };

export default function PeptidePracticePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero hero={hero} booking={booking} />
        <LatePart part={late} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
