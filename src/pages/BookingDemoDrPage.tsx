import { bookingDemoDr, implementationCall } from '../content/booking.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/BookingSection/BookingSection.tsx';
import { Process } from '../sections/Process/Process.tsx';

export const { seo } = bookingDemoDr;

export default function BookingDemoDrPage() {
  return (
    <SiteLayout>
      <BookingSection content={bookingDemoDr} calendar="bookingDemoDr" colorScheme="raised" />
      <Process process={implementationCall} colorScheme="page" />
    </SiteLayout>
  );
}
