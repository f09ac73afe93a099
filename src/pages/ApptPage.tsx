import { DeliveryStep } from '../components/ClientJourney/DeliveryStep.tsx';
import { appt, apptBanner, apptBenefits, apptDisclaimer, apptSteps } from '../content/appt.ts';
import { delivery } from '../content/clientJourney/delivery.ts';
import { proof } from '../content/proof.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BenefitSides } from '../sections/booking/BenefitSides.tsx';
import { BookingSection } from '../sections/booking/BookingSection.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { Disclaimer } from '../sections/booking/Disclaimer.tsx';
import { Process } from '../sections/shared/Process.tsx';
import { Proof } from '../sections/shared/Proof.tsx';

export const { seo } = appt;

export default function ApptPage() {
  return (
    <SiteLayout>
      <BookingSection content={appt} calendar="appt" id={apptBanner.links[0].to.fragment} />
      <Process process={apptSteps} layout="stairs" panel={<DeliveryStep delivery={delivery} />} />
      <Proof proof={proof.appt} />
      <BenefitSides benefits={apptBenefits} />
      <Disclaimer disclaimer={apptDisclaimer} />
      <CtaBanner {...apptBanner} />
    </SiteLayout>
  );
}
