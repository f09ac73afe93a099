import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import { useLazyDialog, type DialogCode } from '../../hooks/useLazyDialog.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import type { ApplyModalProps } from './ApplyModal.tsx';
import { ApplyDialogContext, type ApplyDialog } from './useApplyDialog.ts';

const applyModal = lazyModule(() => import('./ApplyModal.tsx'));

export type ApplyDialogProviderProps = {
  job: AppliedJob;
  /** Replaces the dialog's code, for stories. */
  code?: DialogCode<ApplyModalProps>;
  children: ReactNode;
};

/** Provides a job's page with an application dialog. */
export function ApplyDialogProvider({ job, code = applyModal, children }: ApplyDialogProviderProps) {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const onUnavailable = useCallback(() => setIsUnavailable(true), []);
  const { Dialog, open, close, prefetch } = useLazyDialog(code, onUnavailable);

  const dialog = useMemo<ApplyDialog>(
    () => ({
      job,
      open: () => {
        setIsUnavailable(false);
        return open();
      },
      prefetch,
      isUnavailable,
    }),
    [job, open, prefetch, isUnavailable],
  );

  return (
    <ApplyDialogContext.Provider value={dialog}>
      {children}
      {Dialog ? <Dialog job={job} onClose={close} /> : null}
    </ApplyDialogContext.Provider>
  );
}
