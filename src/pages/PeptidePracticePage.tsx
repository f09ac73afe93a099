import { pepprac } from '../content/landing/pepprac.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { IntroVideo } from '../sections/IntroVideo/IntroVideo.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { waiver, hero, video, reasons, process, benefits, faq, callToAction, booking, redirectTo } = pepprac;

export const seo: SeoContent = { ...pepprac.seo, questions: faq.questions, film: landingFilm };

export default function PeptidePracticePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero hero={hero} booking={booking} />
        <IntroVideo video={video} />
        <Reasons reasons={reasons} />
        <Process process={process} />
        <Benefits benefits={benefits} />
        <FaqSection title={faq.title} questions={faq.questions} />
        <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
