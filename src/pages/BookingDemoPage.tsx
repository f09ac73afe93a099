import { bookingDemo } from '../content/booking.ts';
import { pickTime } from '../content/headerActions.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { BookingSection } from '../sections/booking/BookingSection.tsx';

export const { seo } = bookingDemo;

export default function BookingDemoPage() {
  return (
    <SiteLayout>
      <BookingSection content={bookingDemo} calendar="bookingDemo" id={pickTime.to.fragment} />
    </SiteLayout>
  );
}
