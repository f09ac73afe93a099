import { Button, type ButtonProps } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { bookingButton } from '../../content/bookingButton.ts';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
import { useSecondsUntil, type Clock } from '../../hooks/useDeadline.ts';
import type { BookingAction } from '../../lib/links.ts';
import { openingTime } from '../../lib/plannedDate.ts';
import { asMoment, asWait } from '../../lib/time.ts';
import { useLeadDialog } from './useLeadDialog.ts';

type ButtonStyle = Pick<ButtonProps, 'variant' | 'size'>;

export type BookCallButtonProps = { booking: BookingAction; now?: Clock } & ButtonStyle;

function LeadDialogButton({ label, ...style }: { label: string } & ButtonStyle) {
  const dialog = useLeadDialog();
  const button = useDialogButton('LeadModal', dialog);
  return (
    <>
      <Button {...style} {...button} data-script-only>
        {label}
      </Button>
      <noscript>
        <ButtonLink {...style} to={dialog.redirectTo}>
          {label}
        </ButtonLink>
      </noscript>
    </>
  );
}

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
