import { ScriptOnly } from '../../components/ScriptOnly/ScriptOnly.tsx';
import { footer } from '../../content/navigation.ts';
import { usePrivacyDialog } from '../../modals/PrivacyModal/usePrivacyDialog.ts';
import { FooterButton, FooterLink } from './Footer.styles.ts';

export const states = ['Closed', 'OpenedByKeyboard'] as const;

/** The footer's way to the visitor's privacy choices. Without scripts nothing is loaded, and the policy explains the rest. */
export function PrivacyChoices() {
  const { Dialog, isOpen, open, close, prefetch } = usePrivacyDialog();
  const { label, to } = footer.privacyChoices;
  return (
    <ScriptOnly instead={<FooterLink to={to}>{label}</FooterLink>}>
      <FooterButton type="button" aria-haspopup="dialog" onClick={open} onPointerEnter={prefetch} onFocus={prefetch}>
        {label}
      </FooterButton>
      {Dialog && isOpen ? <Dialog isOpen onClose={close} /> : null}
    </ScriptOnly>
  );
}
