import { footer } from '../../content/navigation.ts';
import { usePrivacyDialog } from '../../modals/PrivacyModal/usePrivacyDialog.ts';
import { TextButton } from './Footer.styles.ts';

/** The footer's way to the visitor's privacy choices. It is not shown where no script runs: nothing is loaded there either. */
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
