import { bookingDemoDr, implementationCall, implementationCallBanner } from '../content/booking.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/booking/BookingSection.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { Process } from '../sections/shared/Process.tsx';

export const { seo } = bookingDemoDr;

export default function BookingDemoDrPage() {
  return (
    <SiteLayout>
      <BookingSection
        content={bookingDemoDr}
        calendar="bookingDemoDr"
        colorScheme="raised"
        id={implementationCallBanner.links[0].to.fragment}
      />
      <Process process={implementationCall} colorScheme="page" />
      <CtaBanner {...implementationCallBanner} colorScheme="tint" />
    </SiteLayout>
  );
}
