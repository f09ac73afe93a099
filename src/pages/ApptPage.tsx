import { appt, apptBanner, apptBenefits, apptDisclaimer, apptSteps, apptTestimonial } from '../content/appt.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BenefitSides } from '../sections/BenefitSides/BenefitSides.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { Disclaimer } from '../sections/Disclaimer/Disclaimer.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { OneTestimonial } from '../sections/Testimonials/OneTestimonial.tsx';

export const { seo } = appt;

export default function ApptPage() {
  return (
    <SiteLayout>
      <BookingSection content={appt} calendar="appt" id={apptBanner.links[0].to.fragment} />
      <Process process={apptSteps} layout="stairs" />
      <OneTestimonial {...apptTestimonial} />
      <BenefitSides benefits={apptBenefits} />
      <Disclaimer disclaimer={apptDisclaimer} />
      <CtaBanner {...apptBanner} />
    </SiteLayout>
  );
}
