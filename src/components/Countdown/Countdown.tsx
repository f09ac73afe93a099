import styled from 'styled-components';
import { asClock, asDuration, minutesOf } from '../../lib/timeLeft.ts';
import { fontFamily } from '../../theme/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Digits = styled.time`
  font-family: ${fontFamily.heading};
  font-variant-numeric: tabular-nums lining-nums;
`;

export type CountdownProps = {
  remainingSeconds: number;
  /** Said after the number of minutes. */
  minutesLeft: string;
  /** Said in the last minute, instead of a number. */
  lastMinuteLeft: string;
  /** Said at the end. */
  announcement: string;
  className?: string;
};

/**
 * The time that is left, by the second for the eye and by the minute for the ear. Stays in the page when it is over, without a picture:
 * a live region speaks only of what changes in it.
 */
export function Countdown({ remainingSeconds, minutesLeft, lastMinuteLeft, announcement, className }: CountdownProps) {
  const minutes = minutesOf(remainingSeconds);
  const running = minutes === 1 ? lastMinuteLeft : `${minutes} ${minutesLeft}`;
  const isOver = remainingSeconds <= 0;
  return (
    <>
      {isOver ? null : (
        <Digits className={className} aria-hidden dateTime={asDuration(remainingSeconds)}>
          {asClock(remainingSeconds)}
        </Digits>
      )}
      <VisuallyHidden role="status">{isOver ? announcement : running}</VisuallyHidden>
    </>
  );
}
