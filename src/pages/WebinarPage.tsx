import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { IntakeStep } from '../components/ClientJourney/IntakeStep.tsx';
import { intake } from '../content/clientJourney/intake.ts';
import { webinar } from '../content/webinar.ts';
import { WEBINAR_GATE_SECONDS, webinarGate } from '../content/webinarGate.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { FaqSection } from '../sections/questions/FaqSection.tsx';
import { WebinarGate } from '../sections/webinar/WebinarGate.tsx';
import { WebinarTopics } from '../sections/webinar/WebinarTopics.tsx';

const { breadcrumbs, topics, faq, closing } = webinar;

export const seo: SeoContent = { ...webinar.seo, questions: faq.questions };

export default function WebinarPage() {
  return (
    <SiteLayout>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <WebinarGate content={webinarGate} requiredSeconds={WEBINAR_GATE_SECONDS} poster={<IntakeStep intake={intake} />} />
      <WebinarTopics topics={topics} />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="page" />
      <CtaBanner {...closing} colorScheme="tint" />
    </SiteLayout>
  );
}
