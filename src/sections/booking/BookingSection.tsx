import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { BookingCalendar, type BookingCalendarProps } from '../../components/BookingCalendar.tsx';
import { Lead, PageTitle, Small } from '../../components/text.ts';
import type { BookingSectionContent } from '../../content/types.ts';
import { useOfferedCall } from '../../hooks/useBookedCall.ts';
import type { ColorScheme } from '../../theme/index.ts';
import { Calendar, Copy, Expect, Layout, Assurance } from './BookingSection.styles.ts';

export type BookingSectionProps = Pick<BookingCalendarProps, 'calendar' | 'url'> & {
  content: BookingSectionContent;
  /** 2 if a section above has the page's heading. */
  headingLevel?: 1 | 2;
  colorScheme?: ColorScheme;
  /** Target of links to the calendar. */
  id?: string;
  /** Replaces the list of what to expect. */
  aside?: ReactNode;
};

/** The section of a booking page: what is offered, the calendar beside it, and what the call covers. */
export function BookingSection({
  content,
  calendar,
  url,
  headingLevel = 1,
  colorScheme = 'page',
  id,
  aside,
}: BookingSectionProps) {
  const titleId = useId();
  useOfferedCall(calendar);
  const ListHeading = headingLevel === 1 ? 'h2' : 'h3';
  const { title, introduction, assurance, calendarTitle, expectTitle, expect, price, afterBooking } = content;
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Layout>
        <Copy>
          <PageTitle as={`h${headingLevel}`} id={titleId}>
            {title}
          </PageTitle>
          <Lead $width={36}>{introduction}</Lead>
          {assurance ? <Assurance>{assurance}</Assurance> : null}
        </Copy>
        <Calendar id={id}>
          <BookingCalendar calendar={calendar} title={calendarTitle} afterBooking={afterBooking} url={url} />
        </Calendar>
        <Copy>
          {aside ?? (
            <Expect>
              <ListHeading>{expectTitle}</ListHeading>
              <ul>
                {expect.map((item) => (
                  <li key={item}>
                    <Check size={20} strokeWidth={1.75} aria-hidden />
                    {item}
                  </li>
                ))}
              </ul>
            </Expect>
          )}
          {price ? <Small>{price}</Small> : null}
        </Copy>
      </Layout>
    </PageSection>
  );
}
