import { createContext, useContext } from 'react';
import type { DialogOpener } from '../../hooks/useLazyDialog.ts';
import type { LeadModalProps } from './LeadModal.tsx';

type LeadDialog = DialogOpener & {
  /** Where the form leads, and where a button leads when no dialog can open. */
  redirectTo: LeadModalProps['redirectTo'];
};

export const LeadDialogContext = createContext<LeadDialog | null>(null);

/** The page's lead dialog. @throws outside a `LeadDialogProvider` */
export function useLeadDialog(): LeadDialog {
  const dialog = useContext(LeadDialogContext);
  if (!dialog) throw new Error('A button that opens the lead dialog needs a LeadDialogProvider above it.');
  return dialog;
}
