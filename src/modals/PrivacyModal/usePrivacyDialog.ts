import { href } from '../../config/paths.ts';
import { useLazyDialog, type LazyDialog } from '../../hooks/useLazyDialog.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import type { PrivacyModalProps } from './PrivacyModal.tsx';

const privacyModal = lazyModule(() => import('./PrivacyModal.tsx'));

/** If the dialog's code cannot be loaded, the policy explains the alternatives. */
const onUnavailable = () => window.location.assign(href('privacyPolicy', 'your-privacy-choices'));

/** The dialog 'Your privacy choices'. */
export const usePrivacyDialog = (): LazyDialog<PrivacyModalProps> => useLazyDialog(privacyModal, onUnavailable);
