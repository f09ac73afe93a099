import { start } from '../content/offers.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/booking/BookingSection.tsx';
import { ContactCard } from '../sections/contact/ContactCard.tsx';
import { FaqSelection } from '../sections/questions/FaqSelection.tsx';
import { OfferHero } from '../sections/booking/OfferHero.tsx';
import { Process } from '../sections/shared/Process.tsx';
import { Reasons } from '../sections/shared/Reasons.tsx';

const { hero, booking, reasons, process, faq, contact } = start;

export const { seo } = start;

export default function StartPage() {
  return (
    <SiteLayout>
      <OfferHero hero={hero} />
      <BookingSection content={booking} calendar="start" headingLevel={2} id={hero.action.to.fragment} />
      <Reasons reasons={reasons} layout="rows" />
      <Process process={process} layout="stairs" />
      <FaqSelection title={faq.title} questions={faq.questions} />
      <ContactCard contact={contact} />
    </SiteLayout>
  );
}
