import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { calendarUrl, type CalendarId } from '../config/embeds.ts';
import { rememberBookedCall } from '../hooks/useBookedCall.ts';
import { useCalendarEmbed } from '../integrations/calendar.ts';
import { report } from '../integrations/report.ts';
import { resolveHref, type LinkTarget } from '../lib/links.ts';
import { CalendarEmbed } from './CalendarEmbed.tsx';
import { randomUuid } from '../lib/randomUuid.ts';

export type BookingCalendarProps = {
  calendar: CalendarId;
  /** Accessible name of the frame. */
  title: string;
  /** Where to go after a confirmed booking. */
  afterBooking: LinkTarget;
  /** Replaces the configured URL, for stories. */
  url?: string;
};

/** The booking calendar of a page. After a confirmed booking it navigates to `afterBooking`. */
export function BookingCalendar({ calendar, title, afterBooking, url = calendarUrl(calendar) }: BookingCalendarProps) {
  const navigate = useNavigate();
  const [bookingId] = useState(() => randomUuid());
  const { state, src, frameRef } = useCalendarEmbed({
    url,
    onBooked: (time) => {
      rememberBookedCall({ calendar, id: bookingId, time });
      report({ name: 'booking_confirmed', id: bookingId });
      void navigate(resolveHref(afterBooking));
    },
  });
  return <CalendarEmbed url={url} src={src} title={title} state={state} afterBooking={afterBooking} frameRef={frameRef} />;
}
