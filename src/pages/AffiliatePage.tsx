import { Video } from '../components/Video/Video.tsx';
import { aff } from '../content/landing/aff.ts';
import { landingFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { LeadDialogProvider } from '../modals/LeadModal/LeadDialogProvider.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { FeeWaiver } from '../sections/FeeWaiver/FeeWaiver.tsx';
import { LandingHero } from '../sections/LandingHero/LandingHero.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { waiver, hero, video, reasons, process, benefits, faq, callToAction, booking, redirectTo } = aff;

export const seo: SeoContent = { ...aff.seo, questions: faq.questions, film: landingFilm };

export default function AffiliatePage() {
  return (
    <LeadDialogProvider redirectTo={redirectTo}>
      <SiteLayout>
        <FeeWaiver waiver={waiver} />
        <LandingHero hero={hero} booking={booking} tone="raised" aside={<Video video={video} source="intro" />} />
        <Benefits benefits={benefits} tone="inverse" />
        <Process process={process} layout="stairs" tone="tint" />
        <Reasons reasons={reasons} layout="rows" tone="page" />
        <FaqSection title={faq.title} questions={faq.questions} tone="raised" />
        <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
      </SiteLayout>
    </LeadDialogProvider>
  );
}
