import { useCallback, useMemo, type ReactNode } from 'react';
import { useLazyDialog, type DialogCode } from '../../hooks/useLazyDialog.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import { resolveHref } from '../../lib/links.ts';
import type { LeadModalProps } from './LeadModal.tsx';
import { LeadDialogContext } from './useLeadDialog.ts';

const leadModal = lazyModule(() => import('./LeadModal.tsx'));

export type LeadDialogProviderProps = Pick<LeadModalProps, 'redirectTo'> & {
  /** Replaces the dialog's code, for stories. */
  code?: DialogCode<LeadModalProps>;
  children: ReactNode;
};

/**
 * Provides a page with a lead dialog. If its code cannot be loaded, the visitor goes directly to where the form leads.
 */
export function LeadDialogProvider({ redirectTo, code = leadModal, children }: LeadDialogProviderProps) {
  const onUnavailable = useCallback(() => window.location.assign(resolveHref(redirectTo)), [redirectTo]);
  const { Dialog, open, close, prefetch } = useLazyDialog(code, onUnavailable);
  const dialog = useMemo(() => ({ open, prefetch, redirectTo }), [open, prefetch, redirectTo]);

  return (
    <LeadDialogContext.Provider value={dialog}>
      {children}
      {Dialog ? <Dialog onClose={close} redirectTo={redirectTo} /> : null}
    </LeadDialogContext.Provider>
  );
}
