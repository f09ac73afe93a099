import { footer } from '../../content/navigation.ts';
import { usePrivacyDialog } from '../../modals/PrivacyModal/usePrivacyDialog.ts';
import { TextButton } from './Footer.styles.ts';

/** The button in the footer that opens the privacy choices. Hidden without JavaScript, where no third party is loaded. */
export function PrivacyChoices() {
  const { Dialog, isOpen, open, close, prefetch } = usePrivacyDialog();
  return (
    <>
      <TextButton
        data-script-only
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {footer.privacyChoices}
      </TextButton>
      {Dialog && isOpen ? <Dialog isOpen onClose={close} /> : null}
    </>
  );
}
