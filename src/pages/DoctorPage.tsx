import { BigFigure } from '../components/BigFigure.tsx';
import { Island } from '../startup/Island.tsx';
import { dr } from '../content/landing/dr.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { FeeWaiver } from '../sections/partners/FeeWaiver.tsx';
import { LandingHero } from '../sections/partners/LandingHero.tsx';

const { waiver, hero, figure, faq, booking } = dr;
export const late = lazyModule(() => import('./DoctorPage.sections.tsx'));

export const seo: SeoContent = { ...dr.seo, questions: faq.questions };

export default function DoctorPage() {
  return (
    <SiteLayout>
      <FeeWaiver waiver={waiver} />
      <LandingHero hero={hero} booking={booking} aside={<BigFigure figure={figure} />} />
      <Island part={late} />
    </SiteLayout>
  );
}
