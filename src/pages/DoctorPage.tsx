import { BigFigure } from '../components/BigFigure/BigFigure.tsx';
import { dr } from '../content/landing/dr.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { IntroVideo } from '../sections/IntroVideo/IntroVideo.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';
import { Responsibilities } from '../sections/Responsibilities/Responsibilities.tsx';

const { waiver, hero, figure, responsibilities, video, reasons, process, benefits, faq, callToAction, booking } = dr;

export const seo: SeoContent = { ...dr.seo, questions: faq.questions, film: landingFilm };

export default function DoctorPage() {
  return (
    <SiteLayout>
      <FeeWaiver waiver={waiver} />
      <LandingHero hero={hero} booking={booking} aside={<BigFigure figure={figure} />} />
      <Responsibilities responsibilities={responsibilities} />
      <Reasons reasons={reasons} layout="mosaic" tone="raised" />
      <Process process={process} tone="page" />
      <IntroVideo video={video} tone="tint" />
      <Benefits benefits={benefits} />
      <FaqSection title={faq.title} questions={faq.questions} tone="raised" />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
    </SiteLayout>
  );
}
