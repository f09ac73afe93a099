import { Check } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Band } from '../../components/Band/Band.tsx';
import { CalendarEmbed } from '../../components/CalendarEmbed/CalendarEmbed.tsx';
import { Split } from '../../components/Split/Split.tsx';
import type { BookingContent } from '../../content/types.ts';
import { calendarUrl, useCalendarEmbed, type CalendarId } from '../../integrations/calendar.ts';
import { resolveHref } from '../../lib/links.ts';
import { space, theme, type } from '../../theme/index.ts';

export const states = ['NotConfigured', 'WithCalendar'] as const;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};

  h1 {
    ${type.h1}
    color: ${theme.color.text.heading};
  }

  h2 {
    ${type.h3}
    color: ${theme.color.text.heading};
  }
`;

const Introduction = styled.p`
  ${type.lead}
  color: ${theme.color.text.soft};
`;

const Items = styled.ul`
  display: grid;
  gap: ${space[12]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[12]};
  }

  svg {
    margin-block-start: 0.2em;
    color: ${theme.color.feedback.success};
  }
`;

export type BookingSectionProps = {
  content: BookingContent;
  calendar: CalendarId;
  /** Replaces the configured address, for stories and previews. */
  url?: string | undefined;
};

/** A booking page's band: what the call covers, beside the calendar. A confirmed slot leads to the thank-you page. */
export function BookingSection({ content, calendar, url = calendarUrl(calendar) }: BookingSectionProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const { state, frameRef, markLoaded } = useCalendarEmbed({
    url,
    onBooked: () => void navigate(resolveHref(content.afterBooking)),
  });
  return (
    <Band labelledBy={titleId}>
      <Split $ratio="narrowFirst">
        <Words>
          <h1 id={titleId}>{content.title}</h1>
          <Introduction>{content.introduction}</Introduction>
          <h2>{content.expectTitle}</h2>
          <Items>
            {content.expect.map((item) => (
              <li key={item}>
                <Check size={20} strokeWidth={1.75} aria-hidden />
                {item}
              </li>
            ))}
          </Items>
        </Words>
        <CalendarEmbed url={url} title={content.calendarTitle} state={state} frameRef={frameRef} onLoad={markLoaded} />
      </Split>
    </Band>
  );
}
