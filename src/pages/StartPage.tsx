import { start } from '../content/offers.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { ContactCard } from '../sections/ContactCard/ContactCard.tsx';
import { FaqSelection } from '../sections/FaqList/FaqSelection.tsx';
import { OfferHero } from '../sections/OfferHero/OfferHero.tsx';
import { Process } from '../sections/Process/Process.tsx';
import { Reasons } from '../sections/Reasons/Reasons.tsx';

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
