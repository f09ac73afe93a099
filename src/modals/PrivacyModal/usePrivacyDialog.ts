import { href } from '../../config/paths.ts';
import { useLazyDialog, type LazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { PrivacyModalProps } from './PrivacyModal.tsx';

const load = () => importWithRetry(() => import('./PrivacyModal.tsx')).then(({ PrivacyModal }) => PrivacyModal);

/** Where the dialog's code cannot be loaded, the policy says what can be done. */
const onUnavailable = () => window.location.assign(href('privacyPolicy', 'your-privacy-choices'));

/** The dialog 'Your privacy choices', loaded at the first sign of interest. */
export const usePrivacyDialog = (): LazyDialog<PrivacyModalProps> => useLazyDialog({ load, onUnavailable });
