import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Small } from './text.ts';
import { calendar } from '../content/booking.ts';
import type { CalendarState } from '../integrations/calendar.ts';
import type { LinkTarget } from '../lib/links.ts';
import { media, radius, shadow, space, theme, type } from '../theme/index.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Notice } from './Notice.tsx';
import { SiteLink } from './SiteLink.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Frame = styled.div`
  position: relative;
  min-height: 640px;
  overflow: hidden;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.raised};

  iframe {
    position: relative;
    display: block;
    width: 100%;
    min-height: 640px;
    border: 0;
  }

  ${media.print} {
    display: none;
  }
`;

/** The text lies behind the frame: without JavaScript nothing removes it, and the calendar covers it. */
const Loading = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.text.soft};
`;

/** Beside each other where there is room. A dot between them would end a line where there is none. */
const OtherWays = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`;

const Unavailable = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.body};

  ${media.from('tablet')} {
    padding: ${space[24]};
  }

  ${media.from('laptop')} {
    min-height: 22rem;
    padding: ${space[48]};
  }

  strong {
    ${type.h2}
  }

  p:first-of-type {
    max-width: 32em;
  }
`;

export type CalendarEmbedProps = {
  /** URL of the calendar; undefined if none is configured. */
  url: string | undefined;
  /** URL of the frame, if it differs from the calendar's. */
  src?: string;
  title: string;
  state: CalendarState;
  /** The page that follows a booking. */
  afterBooking?: LinkTarget;
  frameRef?: RefObject<HTMLIFrameElement>;
};

function Contact() {
  return (
    <>
      <SiteLink to={{ phone: calendar.phone }}>{calendar.phone}</SiteLink>,{' '}
      <SiteLink to={{ email: calendar.email }}>{calendar.email}</SiteLink> ({calendar.hours})
    </>
  );
}

/** What became of a booking that is not final. A visitor who picked a time on a phone has the top of the calendar above the screen. */
function BookingNotice({ title, text }: { title: string; text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), [title]);
  return (
    <div ref={notice}>
      <Notice variant="information">
        <strong>{title}</strong>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

/** A third-party booking calendar in a frame, with a link, phone and email as fallbacks. */
export function CalendarEmbed({ url, src = url, title, state, afterBooking, frameRef }: CalendarEmbedProps) {
  if (!url) {
    return (
      <Unavailable role="status">
        <strong>{calendar.unavailableTitle}</strong>
        <p>{calendar.unavailableText}</p>
        <ButtonLink to={{ phone: calendar.phone }} size="large">
          {calendar.phone}
        </ButtonLink>
        <ButtonLink to={{ email: calendar.email }} variant="secondary">
          {calendar.email}
        </ButtonLink>
        <Small>{calendar.hours}</Small>
      </Unavailable>
    );
  }
  const mayBeLoading = state.status === 'loading' || state.status === 'silent';
  const problem = mayBeLoading || state.status === 'ready' ? undefined : calendar[state.status];
  const booking = state.status === 'ready' && state.booking ? calendar.bookings[state.booking] : undefined;
  return (
    <Root>
      {problem ? (
        <Notice variant={state.status === 'slow' || state.status === 'left' ? 'information' : 'error'}>
          <strong>{problem.title}</strong>
          {state.status === 'left' && afterBooking ? (
            <p>
              {calendar.ifBooked} <SiteLink to={afterBooking}>{calendar.next}</SiteLink>
            </p>
          ) : null}
          <p>
            <span>{problem.text}</span> <SiteLink to={{ url, opensNewTab: true }}>{calendar.openPage}</SiteLink>
          </p>
          <p>
            {calendar.orCall} <SiteLink to={{ phone: calendar.phone }}>{calendar.phone}</SiteLink>
          </p>
        </Notice>
      ) : null}
      {booking ? <BookingNotice {...booking} /> : null}
      <Frame>
        {/* Screen readers skip the text behind a calendar that may have loaded. */}
        {mayBeLoading ? <Loading aria-hidden={state.status === 'silent'}>{calendar.loading}</Loading> : null}
        <iframe
          ref={frameRef}
          src={src}
          title={title}
          height={state.status === 'ready' ? state.height : undefined}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads"
        />
      </Frame>
      <OtherWays>
        <SiteLink to={{ url, opensNewTab: true }}>{calendar.openPage}</SiteLink>
        <span>
          <Contact />
        </span>
      </OtherWays>
    </Root>
  );
}
