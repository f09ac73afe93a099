import { OfferReceipt } from '../components/OfferReceipt/OfferReceipt.tsx';
import { onboarding } from '../content/offers.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { ContactCard } from '../sections/ContactCard/ContactCard.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { Mission } from '../sections/Mission/Mission.tsx';
import { Process } from '../sections/Process/Process.tsx';

const { booking, receipt, process, mission, benefits, faq, contact } = onboarding;

export const seo: SeoContent = { ...onboarding.seo, questions: faq.questions };

export default function OnboardingPage() {
  return (
    <SiteLayout>
      <BookingSection content={booking} calendar="onboarding" colorScheme="tint" aside={<OfferReceipt receipt={receipt} />} />
      <Process process={process} />
      <Benefits benefits={benefits} colorScheme="inverse" />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="page" />
      <Mission mission={mission} />
      <ContactCard contact={contact} colorScheme="page" />
    </SiteLayout>
  );
}
