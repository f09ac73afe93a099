import { Island } from '../startup/Island.tsx';
import { MonthStep } from '../components/ClientJourney/MonthStep.tsx';
import { Video } from '../components/media/Video.tsx';
import { month } from '../content/clientJourney/month.ts';
import { aff } from '../content/landing/aff.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { FeeWaiver } from '../sections/partners/FeeWaiver.tsx';
import { LandingHero } from '../sections/partners/LandingHero.tsx';

const { waiver, hero, video, faq, booking, redirectTo } = aff;
export const late = lazyModule(() => import('./AffiliatePage.sections.tsx'));

export const seo: SeoContent = { ...aff.seo, questions: faq.questions };

export default function AffiliatePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero
          hero={hero}
          booking={booking}
          colorScheme="raised"
          aside={<Video video={video} source="intro" poster={<MonthStep month={month} />} />}
        />
        <Island part={late} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
