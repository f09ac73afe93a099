import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { BookingCalendar, type BookingCalendarProps } from '../../components/BookingCalendar/BookingCalendar.tsx';
import { Split } from '../../components/Split/Split.tsx';
import { DisplayTitle, Lead, PageTitle } from '../../components/Text/text.ts';
import type { BookingSectionContent } from '../../content/types.ts';
import { useOfferedCall } from '../../hooks/useBookedCall.ts';
import type { ColorScheme } from '../../theme/index.ts';
import { CalendarFirst, Expect, ExpectCard, Copy } from './BookingSection.styles.ts';

export type BookingSectionProps = Pick<BookingCalendarProps, 'calendar' | 'url'> & {
  content: BookingSectionContent;
  /** `copyFirst`: the copy in a column beside the calendar. `calendarFirst`: the copy above, the list on a card. */
  layout?: 'copyFirst' | 'calendarFirst';
  /** 2 if a section above has the page's heading. */
  headingLevel?: 1 | 2;
  colorScheme?: ColorScheme;
  /** Target of links to the calendar. */
  id?: string;
  /** Replaces the list of what to expect. */
  aside?: ReactNode;
};

/** The section of a booking page: what the call covers, and the calendar. */
export function BookingSection({
  content,
  calendar,
  url,
  layout = 'copyFirst',
  headingLevel = 1,
  colorScheme = 'page',
  id,
  aside,
}: BookingSectionProps) {
  const titleId = useId();
  useOfferedCall(calendar);
  const isCalendarFirst = layout === 'calendarFirst';
  const List = isCalendarFirst ? ExpectCard : Expect;
  const Heading = isCalendarFirst ? DisplayTitle : PageTitle;
  const ListHeading = headingLevel === 1 ? 'h2' : 'h3';

  const copy = (
    <>
      <Heading as={`h${headingLevel}`} id={titleId}>
        {content.title}
      </Heading>
      <Lead $width={36}>{content.introduction}</Lead>
    </>
  );
  const rest = aside ?? (
    <List>
      <ListHeading>{content.expectTitle}</ListHeading>
      <ul>
        {content.expect.map((item) => (
          <li key={item}>
            <Check size={20} strokeWidth={1.75} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </List>
  );
  const frame = (
    <BookingCalendar calendar={calendar} title={content.calendarTitle} afterBooking={content.afterBooking} url={url} />
  );

  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId} {...(id ? { id } : {})}>
      {isCalendarFirst ? (
        <CalendarFirst>
          <Copy>{copy}</Copy>
          {frame}
          {rest}
        </CalendarFirst>
      ) : (
        <Split $ratio="narrowFirst">
          <Copy>
            {copy}
            {rest}
          </Copy>
          {frame}
        </Split>
      )}
    </PageSection>
  );
}
