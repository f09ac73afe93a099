import { StatusBoard } from '../components/StatusBoard/StatusBoard.tsx';
import { appt, apptBanner, apptBenefits, apptDisclaimer, apptSteps } from '../content/appt.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BenefitSides } from '../sections/BenefitSides/BenefitSides.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { Disclaimer } from '../sections/Disclaimer/Disclaimer.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Proof } from '../sections/Proof/Proof.tsx';

export const { seo } = appt;

export default function ApptPage() {
  return (
    <SiteLayout>
      <BookingSection content={appt} calendar="appt" id={apptBanner.links[0].to.fragment} />
      <Process process={apptSteps} layout="stairs" panel={<StatusBoard board={productPanels.board} />} />
      <Proof proof={proof.appt} />
      <BenefitSides benefits={apptBenefits} />
      <Disclaimer disclaimer={apptDisclaimer} />
      <CtaBanner {...apptBanner} />
    </SiteLayout>
  );
}
