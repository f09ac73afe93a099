import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import { useLazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { waitBriefly } from '../../lib/island.ts';
import { applyFormIsland } from './applyFormIsland.ts';
import type { ApplyModalProps } from './ApplyModal.tsx';
import { ApplyDialogContext, type ApplyDialog } from './useApplyDialog.ts';

const loadApplyModal = async () => {
  const [{ ApplyModal }] = await Promise.all([importWithRetry(() => import('./ApplyModal.tsx')), waitBriefly(applyFormIsland)]);
  return ApplyModal;
};

export type ApplyDialogProviderProps = {
  job: AppliedJob;
  /** Loads the dialog's code; must be stable between renders. */
  load?: () => Promise<ComponentType<ApplyModalProps>>;
  children: ReactNode;
};

/** Provides a job's page with an application dialog. Its code loads on the first interaction. */
export function ApplyDialogProvider({ job, load = loadApplyModal, children }: ApplyDialogProviderProps) {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const onUnavailable = useCallback(() => setIsUnavailable(true), []);
  const { Dialog, isOpen, open, close, giveUp, prefetch } = useLazyDialog<ApplyModalProps>({ load, onUnavailable });

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
      {Dialog && isOpen ? <Dialog job={job} onClose={close} onUnavailable={giveUp} /> : null}
    </ApplyDialogContext.Provider>
  );
}
