import { appt, apptBenefits, apptDisclaimer, apptSteps } from '../content/appt.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BenefitSides } from '../sections/BenefitSides/BenefitSides.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { Disclaimer } from '../sections/Disclaimer/Disclaimer.tsx';
import { Process } from '../sections/Process/Process.tsx';

export const { seo } = appt;

export default function ApptPage() {
  return (
    <SiteLayout>
      <BookingSection content={appt} calendar="appt" layout="calendarFirst" />
      <Process process={apptSteps} layout="stairs" />
      <BenefitSides benefits={apptBenefits} />
      <Disclaimer disclaimer={apptDisclaimer} />
    </SiteLayout>
  );
}
