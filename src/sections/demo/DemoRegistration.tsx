import { useId } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { BookingCalendar, type BookingCalendarProps } from '../../components/BookingCalendar.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { SampleTag } from '../../components/SampleTag.tsx';
import { DisplayTitle, Lead } from '../../components/text.ts';
import type { DemoRegistrationContent } from '../../content/demo.ts';
import { useOfferedCall } from '../../hooks/useBookedCall.ts';
import {
  Badge,
  CalendarColumn,
  CalendarPlace,
  Details,
  Discoveries,
  Layout,
  More,
  Pitch,
  Quotes,
} from './DemoRegistration.styles.ts';

export type DemoRegistrationProps = Pick<BookingCalendarProps, 'calendar' | 'url'> & { content: DemoRegistrationContent };

/** Registration for the live group demo: the copy, the calendar, the details and quotes of partners. */
export function DemoRegistration({ content, calendar, url }: DemoRegistrationProps) {
  const titleId = useId();
  useOfferedCall(calendar);
  return (
    <PageSection labelledBy={titleId}>
      <Layout>
        <Pitch>
          <Badge>{content.badge}</Badge>
          <DisplayTitle id={titleId}>{content.title}</DisplayTitle>
          <Lead $width={34}>{content.introduction}</Lead>
          <ButtonLink to={content.reserve.to} size="large">
            {content.reserve.label}
          </ButtonLink>
          <h2>{content.discoverTitle}</h2>
          <Discoveries>
            {content.discoveries.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} size={18} />
                {text}
              </li>
            ))}
          </Discoveries>
        </Pitch>
        <CalendarColumn id={content.reserve.to.fragment}>
          <CalendarPlace>
            <h2>{content.calendarHeading}</h2>
            <BookingCalendar calendar={calendar} title={content.calendarTitle} afterBooking={content.afterBooking} url={url} />
          </CalendarPlace>
        </CalendarColumn>
        <More>
          <div>
            <h2>{content.detailsTitle}</h2>
            <Details>
              {content.details.map(({ icon, title, text }) => (
                <li key={title}>
                  <Icon name={icon} />
                  <strong>{title}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </Details>
          </div>
          <div>
            <h2>{content.quotesTitle}</h2>
            <Quotes>
              {content.quotes.map(({ sample, text, author, business }) => (
                <figure key={author}>
                  <blockquote>{text}</blockquote>
                  <figcaption>
                    {author}, {business} <SampleTag sample={sample} />
                  </figcaption>
                </figure>
              ))}
            </Quotes>
          </div>
        </More>
      </Layout>
    </PageSection>
  );
}
