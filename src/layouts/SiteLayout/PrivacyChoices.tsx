import { footer } from '../../content/navigation.ts';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
import { usePrivacyDialog } from '../../modals/PrivacyModal/usePrivacyDialog.ts';
import { TextButton } from './Footer.styles.ts';

/** The button in the footer that opens the privacy choices. Hidden without JavaScript, where no third party is loaded. */
export function PrivacyChoices() {
  const dialog = usePrivacyDialog();
  const { Dialog, close } = dialog;
  const button = useDialogButton('PrivacyModal', dialog);
  return (
    <>
      <TextButton {...button} data-script-only type="button">
        {footer.privacyChoices}
      </TextButton>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}
