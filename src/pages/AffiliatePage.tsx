import { LatePart } from '../components/LatePart/LatePart.tsx';
import { Video } from '../components/Video/Video.tsx';
import { aff } from '../content/landing/aff.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { latePart } from '../lib/latePart.ts';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';

const { waiver, hero, video, faq, booking, redirectTo } = aff;
export const late = latePart(() => import('./AffiliatePage.bands.tsx'));

export const seo: SeoContent = { ...aff.seo, questions: faq.questions, film: landingFilm };

export default function AffiliatePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero hero={hero} booking={booking} tone="raised" aside={<Video video={video} source="intro" />} />
        <LatePart part={late} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
