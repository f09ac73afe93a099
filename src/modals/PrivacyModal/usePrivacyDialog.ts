import { href } from '../../config/paths.ts';
import { useLazyDialog, type LazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { PrivacyModalProps } from './PrivacyModal.tsx';

const load = () => importWithRetry(() => import('./PrivacyModal.tsx')).then(({ PrivacyModal }) => PrivacyModal);

/** If the dialog's code cannot be loaded, the policy explains the alternatives. */
const onUnavailable = () => window.location.assign(href('privacyPolicy', 'your-privacy-choices'));

/** The dialog 'Your privacy choices', loaded on the first interaction. */
export const usePrivacyDialog = (): LazyDialog<PrivacyModalProps> => useLazyDialog({ load, onUnavailable });
