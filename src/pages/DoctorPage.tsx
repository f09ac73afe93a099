import { BigFigure } from '../components/BigFigure/BigFigure.tsx';
import { LatePart } from '../components/LatePart/LatePart.tsx';
import { dr } from '../content/landing/dr.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { latePart } from '../lib/latePart.ts';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';

const { waiver, hero, figure, faq, booking } = dr;
export const late = latePart(() => import('./DoctorPage.bands.tsx'));

export const seo: SeoContent = { ...dr.seo, questions: faq.questions, film: landingFilm };

export default function DoctorPage() {
  return (
    <SiteLayout>
      <FeeWaiver waiver={waiver} />
      <LandingHero hero={hero} booking={booking} aside={<BigFigure figure={figure} />} />
      <LatePart part={late} />
    </SiteLayout>
  );
}
