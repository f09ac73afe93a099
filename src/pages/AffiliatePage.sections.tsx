import { aff } from '../content/landing/aff.ts';
import { PageSections } from '../layouts/PageSections/PageSections.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { reasons, process, benefits, faq, callToAction, booking } = aff;

/** The landing page for businesses that a partner sends, below its first screen. */
export default function AffiliateSections() {
  return (
    <PageSections after={2}>
      <Benefits benefits={benefits} tone="inverse" />
      <Process process={process} layout="stairs" tone="tint" />
      <Reasons reasons={reasons} layout="rows" tone="page" />
      <FaqSection title={faq.title} questions={faq.questions} tone="raised" />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
    </PageSections>
  );
}
