import { Button, type ButtonProps } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { bookingButton } from '../../content/bookingButton.ts';
import { useSecondsUntil, type Clock } from '../../hooks/useDeadline.ts';
import type { BookingAction } from '../../lib/links.ts';
import { openingTime } from '../../lib/plannedDate.ts';
import { asMoment, asWait } from '../../lib/time.ts';
import { LeadDialogButton } from './LeadDialogButton.tsx';

type ButtonStyle = Pick<ButtonProps, 'variant' | 'size'>;

export type BookCallButtonProps = { booking: BookingAction; now?: Clock } & ButtonStyle;

/**
 * The booking button of a landing page. A button that is not available yet shows the remaining time and enables itself at the deadline.
 * Prerendered, it shows the moment itself.
 */
export function BookCallButton({ booking, now, ...style }: BookCallButtonProps) {
  const opensAt = booking.buttonsEnabled ? undefined : openingTime(booking.availableAt);
  const secondsLeft = useSecondsUntil(opensAt, now);

  if (opensAt !== undefined && secondsLeft !== 0) {
    const { availableIn, availableFrom, timeZone, timeZoneName } = bookingButton;
    return (
      <Button {...style} disabled>
        {secondsLeft === undefined
          ? `${availableFrom} ${asMoment(opensAt, timeZone)} ${timeZoneName}`
          : `${availableIn} ${asWait(secondsLeft)}`}
      </Button>
    );
  }
  return 'opens' in booking ? (
    <LeadDialogButton {...style} label={booking.label} />
  ) : (
    <ButtonLink {...style} to={booking.to}>
      {booking.label}
    </ButtonLink>
  );
}
