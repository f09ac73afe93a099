import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { BookingCalendar, type BookingCalendarProps } from '../../components/BookingCalendar/BookingCalendar.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { BookingSectionContent } from '../../content/types.ts';
import { useOfferedCall } from '../../hooks/useBookedCall.ts';
import type { Tone } from '../../theme/index.ts';
import { BigTitle, CalendarFirst, Expect, ExpectCard, Introduction, Title, Words } from './BookingSection.styles.ts';

export const states = ['NotConfigured', 'WithCalendar', 'CalendarFirst', 'WithAside', 'SecondOnPage'] as const;

export type BookingSectionProps = Pick<BookingCalendarProps, 'calendar' | 'url'> & {
  content: BookingSectionContent;
  /** `wordsFirst`: the words narrow, beside the calendar. `calendarFirst`: the words above, the list in a card. */
  layout?: 'wordsFirst' | 'calendarFirst';
  /** 2 where the page's heading stands in a section above. */
  headingLevel?: 1 | 2;
  tone?: Tone;
  /** Target of links to the calendar. */
  id?: string;
  /** Takes the place of the list of what to expect. */
  aside?: ReactNode;
};

/** A booking page's band: what the call covers, and the calendar. */
export function BookingSection({
  content,
  calendar,
  url,
  layout = 'wordsFirst',
  headingLevel = 1,
  tone = 'page',
  id,
  aside,
}: BookingSectionProps) {
  const titleId = useId();
  useOfferedCall(calendar);
  const isCalendarFirst = layout === 'calendarFirst';
  const List = isCalendarFirst ? ExpectCard : Expect;
  const Heading = isCalendarFirst ? BigTitle : Title;
  const ListHeading = headingLevel === 1 ? 'h2' : 'h3';

  const words = (
    <>
      <Heading as={`h${headingLevel}`} id={titleId}>
        {content.title}
      </Heading>
      <Introduction>{content.introduction}</Introduction>
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
    <BookingCalendar
      calendar={calendar}
      title={content.calendarTitle}
      afterBooking={content.afterBooking}
      {...(url === undefined ? {} : { url })}
    />
  );

  return (
    <PageSection tone={tone} labelledBy={titleId} {...(id ? { id } : {})}>
      {isCalendarFirst ? (
        <CalendarFirst>
          <Words>{words}</Words>
          {frame}
          {rest}
        </CalendarFirst>
      ) : (
        <Split $ratio="narrowFirst">
          <Words>
            {words}
            {rest}
          </Words>
          {frame}
        </Split>
      )}
    </PageSection>
  );
}
