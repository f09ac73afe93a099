import { OfferReceipt } from '../components/illustrations/OfferReceipt.tsx';
import { apptBenefits } from '../content/appt.ts';
import { thankYouDemo } from '../content/thankYouDemo.ts';
import { pickTime } from '../content/headerActions.ts';
import { onboarding } from '../content/offers.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BenefitSides } from '../sections/booking/BenefitSides.tsx';
import { BookingSection } from '../sections/booking/BookingSection.tsx';
import { ContactCard } from '../sections/contact/ContactCard.tsx';
import { FaqSelection } from '../sections/questions/FaqSelection.tsx';
import { Mission } from '../sections/shared/Mission.tsx';
import { Process } from '../sections/shared/Process.tsx';

const { booking, receipt, process, faq, contact } = onboarding;

export const { seo } = onboarding;

export default function OnboardingPage() {
  return (
    <SiteLayout>
      <BookingSection
        content={booking}
        calendar="onboarding"
        colorScheme="tint"
        id={pickTime.to.fragment}
        aside={<OfferReceipt receipt={receipt} />}
      />
      <Process process={process} />
      <BenefitSides benefits={apptBenefits} />
      <Mission mission={thankYouDemo.mission} />
      <FaqSelection title={faq.title} questions={faq.questions} colorScheme="raised" />
      <ContactCard contact={contact} colorScheme="page" />
    </SiteLayout>
  );
}
