import { start } from '../content/offers.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { ContactCard } from '../sections/ContactCard/ContactCard.tsx';
import { FaqSection } from '../sections/FaqSection/FaqSection.tsx';
import { OfferHero } from '../sections/OfferHero/OfferHero.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

const { hero, booking, reasons, process, faq, contact } = start;

export const seo: SeoContent = { ...start.seo, questions: faq.questions };

export default function StartPage() {
  return (
    <SiteLayout>
      <OfferHero hero={hero} />
      <BookingSection content={booking} calendar="start" headingLevel={2} id={hero.action.to.fragment} />
      <Reasons reasons={reasons} layout="rows" />
      <Process process={process} layout="stairs" />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="page" />
      <ContactCard contact={contact} />
    </SiteLayout>
  );
}
