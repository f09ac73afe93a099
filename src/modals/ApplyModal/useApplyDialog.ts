import { createContext, useContext } from 'react';
import type { AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import type { DialogOpener } from '../../hooks/useLazyDialog.ts';

export type ApplyDialog = DialogOpener & {
  job: AppliedJob;
  /** Whether the dialog's code could not be loaded at the last click. */
  isUnavailable: boolean;
};

export const ApplyDialogContext = createContext<ApplyDialog | null>(null);

/** The page's application dialog. @throws outside an `ApplyDialogProvider` */
export function useApplyDialog(): ApplyDialog {
  const dialog = useContext(ApplyDialogContext);
  if (!dialog) throw new Error('A button that opens the application dialog needs an ApplyDialogProvider above it.');
  return dialog;
}
