import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { bookingButton } from '../../content/bookingButton.ts';
import { useSecondsUntil, type Clock } from '../../hooks/useDeadline.ts';
import type { BookingAction } from '../../lib/booking.ts';
import { asMoment, asWait } from '../../lib/timeLeft.ts';
import { useLeadDialog } from './useLeadDialog.ts';

type Look = Pick<ButtonProps, 'variant' | 'size'>;

export type BookCallButtonProps = { booking: BookingAction; now?: Clock } & Look;

function LeadDialogButton({ label, ...look }: { label: string } & Look) {
  const { open, prefetch, redirectTo } = useLeadDialog();
  return (
    <>
      <Button {...look} data-script-only aria-haspopup="dialog" onClick={open} onPointerEnter={prefetch} onFocus={prefetch}>
        {label}
      </Button>
      <noscript>
        <ButtonLink {...look} to={redirectTo}>
          {label}
        </ButtonLink>
      </noscript>
    </>
  );
}

/**
 * The booking button of a landing page. One that is not available yet says how long it takes, and answers by itself when the time has
 * come. Prerendered, before any clock is read, it names the moment.
 */
export function BookCallButton({ booking, now, ...look }: BookCallButtonProps) {
  const opensAt = booking.availableAt === undefined ? undefined : Date.parse(booking.availableAt);
  const secondsLeft = useSecondsUntil(opensAt, now);

  if (opensAt !== undefined && secondsLeft !== 0) {
    const { availableIn, availableFrom, timeZone, timeZoneName } = bookingButton;
    return (
      <Button {...look} disabled>
        {secondsLeft === undefined
          ? `${availableFrom} ${asMoment(opensAt, timeZone)} ${timeZoneName}`
          : `${availableIn} ${asWait(secondsLeft)}`}
      </Button>
    );
  }
  return 'opens' in booking ? (
    <LeadDialogButton {...look} label={booking.label} />
  ) : (
    <ButtonLink {...look} to={booking.to}>
      {booking.label}
    </ButtonLink>
  );
}
