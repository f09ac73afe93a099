import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import type { BookingAction } from '../../lib/booking.ts';
import { useLeadDialog } from './LeadDialogProvider.tsx';

export const states = ['OpensDialog', 'IsLink'] as const;

export type BookCallButtonProps = { booking: BookingAction } & Pick<ButtonProps, 'variant' | 'size'>;

function LeadDialogButton({ label, ...look }: { label: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { open, prefetch } = useLeadDialog();
  return (
    <Button {...look} onClick={open} onPointerEnter={prefetch} onFocus={prefetch}>
      {label}
    </Button>
  );
}

/** The booking button of a landing page. */
export function BookCallButton({ booking, ...look }: BookCallButtonProps) {
  return 'opens' in booking ? (
    <LeadDialogButton {...look} label={booking.label} />
  ) : (
    <ButtonLink {...look} to={booking.to}>
      {booking.label}
    </ButtonLink>
  );
}
