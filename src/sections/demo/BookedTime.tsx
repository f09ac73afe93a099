import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import type { BookedTimeContent } from '../../content/types.ts';
import { domain } from '../../config/domain.ts';
import type { BookedCall } from '../../hooks/useBookedCall.ts';
import { formatCallTime } from '../../lib/callTimeText.ts';
import { lazyModule, type Lazy } from '../../lib/lazyModule.ts';
import { media, space, type } from '../../theme/index.ts';

type CalendarFile = typeof import('../../lib/calendarFile.ts');

const calendarFile = lazyModule(() => import('../../lib/calendarFile.ts'));

/** As high as the time and its button, which appear after hydration when the page is loaded again: each line has room on a phone. */
const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space[8]};

  ${media.screen} {
    min-height: 10.75rem;
  }

  h2 {
    ${type.eyebrow}
  }

  button {
    margin-block-start: ${space[8]};

    ${media.print} {
      display: none;
    }
  }
`;

const Time = styled.p`
  display: grid;
  gap: ${space[4]};

  strong {
    ${type.h3}
  }
`;

const Unknown = styled.p`
  ${type.lead}
`;

export type BookedTimeProps = Pick<BookedCall, 'id' | 'time'> & {
  content: BookedTimeContent;
  /** Replaces the visitor's time zone, for stories. */
  timeZone?: string;
  /** Replaces the code that makes the file, for stories. */
  code?: Lazy<Pick<CalendarFile, 'saveAppointment'>>;
};

/** When the booked call is, with a file for the visitor's own calendar; or where that is said, if the calendar's provider keeps it to itself. */
export function BookedTime({ id, time, content, timeZone, code = calendarFile }: BookedTimeProps) {
  const [isUnavailable, setIsUnavailable] = useState(false);
  if (!time) {
    return (
      <Root>
        <h2>{content.title}</h2>
        <Unknown>{content.unknown}</Unknown>
      </Root>
    );
  }
  const { summary, description, product, fileName } = content.appointment;
  const save = () => {
    setIsUnavailable(false);
    code.load().then(
      ({ saveAppointment }) => saveAppointment({ ...time, uid: `${id}@${domain}`, summary, description }, product, fileName),
      () => setIsUnavailable(true),
    );
  };
  const { day, hours, zone } = formatCallTime(time, timeZone);
  return (
    <Root>
      <h2>{content.title}</h2>
      <Time>
        <strong>
          <time dateTime={new Date(time.start).toISOString()}>{day}</time>
        </strong>
        <span>{hours}</span>
        <span>{zone}</span>
      </Time>
      <Button variant="secondary" onClick={save}>
        <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
        {content.addToCalendar}
      </Button>
      {isUnavailable ? <p role="alert">{content.failed}</p> : null}
    </Root>
  );
}
