import { StatusBoard } from '../components/StatusBoard/StatusBoard.tsx';
import { dr } from '../content/landing/dr.ts';
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
import { Responsibilities } from '../sections/Responsibilities/Responsibilities.tsx';

const { responsibilities, video, reasons, process, benefits, faq, callToAction, booking } = dr;

/** Beside the quote, and behind the video: a second panel would weigh 0.6 KiB. */
const panel = <StatusBoard board={productPanels.practiceBoard} />;

/** The landing page for physicians below its first screen. */
export default function DoctorSections() {
  return (
    <PageSections after={2}>
      <Responsibilities responsibilities={responsibilities} />
      <Reasons reasons={reasons} layout="mosaic" colorScheme="raised" />
      <Process process={process} colorScheme="page" />
      <IntroVideo video={video} poster={panel} colorScheme="tint" />
      <Benefits benefits={benefits} panel={panel} />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="raised" />
      <Proof proof={proof.dr} />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
    </PageSections>
  );
}
