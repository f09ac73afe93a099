import { useState, type ComponentType } from 'react';
import { href } from '../../config/paths.ts';
import { footer } from '../../content/navigation.ts';
import { importAgain } from '../../lib/importAgain.ts';
import type { PrivacyModalProps } from '../../modals/PrivacyModal/PrivacyModal.tsx';
import { TextButton } from './Footer.styles.ts';

export const states = ['Closed', 'OpenedByKeyboard'] as const;

/**
 * The footer's way to the visitor's privacy choices. It is not shown where no script runs: nothing is loaded there either. Where the
 * dialog's code cannot be loaded, the policy says what can be done. It is in every page, so it does without the hook for late dialogs.
 */
export function PrivacyChoices() {
  const [Dialog, setDialog] = useState<ComponentType<PrivacyModalProps> | null>(null);
  const open = () =>
    importAgain(() => import('../../modals/PrivacyModal/PrivacyModal.tsx')).then(
      ({ PrivacyModal }) => setDialog(() => PrivacyModal),
      () => window.location.assign(href('privacyPolicy', 'your-privacy-choices')),
    );
  return (
    <>
      <TextButton data-script-only type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {footer.privacyChoices}
      </TextButton>
      {Dialog ? <Dialog isOpen onClose={() => setDialog(null)} /> : null}
    </>
  );
}
