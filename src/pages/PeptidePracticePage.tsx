import { Island } from '../startup/Island.tsx';
import { pepprac } from '../content/landing/pepprac.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { FeeWaiver } from '../sections/partners/FeeWaiver.tsx';
import { LandingHero } from '../sections/partners/LandingHero.tsx';

const { waiver, hero, faq, booking, redirectTo } = pepprac;
export const late = lazyModule(() => import('./PeptidePracticePage.sections.tsx'));

export const seo: SeoContent = { ...pepprac.seo, questions: faq.questions };

export default function PeptidePracticePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero hero={hero} booking={booking} />
        <Island part={late} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
