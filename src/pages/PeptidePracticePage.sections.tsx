import { LaunchChecklist } from '../components/LaunchChecklist/LaunchChecklist.tsx';
import { pepprac } from '../content/landing/pepprac.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { PageSections } from '../layouts/PageSections/PageSections.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { IntroVideo } from '../sections/IntroVideo/IntroVideo.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Proof } from '../sections/Proof/Proof.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { video, reasons, process, benefits, faq, callToAction, booking } = pepprac;

/** Beside the quote, and behind the video: a second panel would weigh 0.6 KiB. */
const panel = <LaunchChecklist checklist={productPanels.checklist} />;

/** The landing page for peptide practices below its first screen. */
export default function PeptidePracticeSections() {
  return (
    <PageSections after={2}>
      <IntroVideo video={video} poster={panel} />
      <Reasons reasons={reasons} />
      <Process process={process} />
      <Benefits benefits={benefits} panel={panel} />
      <FaqSection title={faq.title} questions={faq.questions} />
      <Proof proof={proof.pepprac} colorScheme="raised" />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
    </PageSections>
  );
}
