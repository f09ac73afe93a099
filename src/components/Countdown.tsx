import styled from 'styled-components';
import { asClock, asDuration, minutesOf } from '../lib/time.ts';
import { fontFamily } from '../theme/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The font of headings has no digits of equal width: the time would jump every second. */
const Digits = styled.time`
  font-family: ${fontFamily.text};
  font-variant-numeric: tabular-nums;
`;

export type CountdownProps = {
  remainingSeconds: number;
  /** What is announced after the number of minutes. */
  minutesLeft: string;
  /** What is announced in the last minute, instead of a number. */
  lastMinuteLeft: string;
  /** What is announced at the end. */
  announcement: string;
  className?: string;
};

/** Minutes that are announced; each minute would interrupt a video fifteen times. */
const ANNOUNCED_MINUTES = [10, 5, 1];

/**
 * The remaining time: seconds on the screen, minutes for screen readers. Stays in the page, invisible, when it is over: a live region
 * only announces changes of its own content.
 */
export function Countdown({ remainingSeconds, minutesLeft, lastMinuteLeft, announcement, className }: CountdownProps) {
  const minutes = minutesOf(remainingSeconds);
  const running = minutes === 1 ? lastMinuteLeft : `${minutes} ${minutesLeft}`;
  const isOver = remainingSeconds <= 0;
  return (
    <>
      {isOver ? null : (
        <>
          <Digits className={className} aria-hidden dateTime={asDuration(remainingSeconds)}>
            {asClock(remainingSeconds)}
          </Digits>
          <VisuallyHidden>{running}</VisuallyHidden>
        </>
      )}
      <VisuallyHidden role="status">{isOver ? announcement : ANNOUNCED_MINUTES.includes(minutes) && running}</VisuallyHidden>
    </>
  );
}
