import { Button, type ButtonProps } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
import { useLeadDialog } from './useLeadDialog.ts';

export type LeadDialogButtonProps = { label: string } & Pick<ButtonProps, 'variant' | 'size'>;

/** Opens the page's lead dialog. Without JavaScript it is a link to where the form would lead. */
export function LeadDialogButton({ label, ...style }: LeadDialogButtonProps) {
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
