import { PartnerMonth } from '../components/PartnerMonth/PartnerMonth.tsx';
import { aff } from '../content/landing/aff.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { PageSections } from '../layouts/PageSections/PageSections.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Proof } from '../sections/Proof/Proof.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { reasons, process, benefits, faq, callToAction, booking } = aff;

/** The first screen shows the same behind its video: another panel would weigh 0.6 KiB. */
const panel = <PartnerMonth month={productPanels.month} />;

/** The landing page for businesses that a partner sends, below its first screen. */
export default function AffiliateSections() {
  return (
    <PageSections after={2}>
      <Benefits benefits={benefits} colorScheme="inverse" panel={panel} />
      <Process process={process} layout="stairs" colorScheme="tint" />
      <Reasons reasons={reasons} layout="rows" colorScheme="page" />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="raised" />
      <Proof proof={proof.aff} />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
    </PageSections>
  );
}
