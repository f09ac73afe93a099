import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { waitBriefly } from '../../lib/island.ts';
import { resolveHref } from '../../lib/links.ts';
import { leadFormIsland } from './leadFormIsland.ts';
import type { LeadModalProps } from './LeadModal.tsx';
import { LeadDialogContext } from './useLeadDialog.ts';

const loadLeadModal = async () => {
  const [{ LeadModal }] = await Promise.all([importWithRetry(() => import('./LeadModal.tsx')), waitBriefly(leadFormIsland)]);
  return LeadModal;
};

export type LeadDialogProviderProps = Pick<LeadModalProps, 'redirectTo'> & {
  /** Loads the dialog's code; must be stable between renders. */
  load?: () => Promise<ComponentType<LeadModalProps>>;
  children: ReactNode;
};

/**
 * Provides a page with a lead dialog. Its code loads on the first interaction. If that fails, the visitor goes directly to where the form
 * leads.
 */
export function LeadDialogProvider({ redirectTo, load = loadLeadModal, children }: LeadDialogProviderProps) {
  const onUnavailable = useCallback(() => window.location.assign(resolveHref(redirectTo)), [redirectTo]);
  const { Dialog, isOpen, open, close, giveUp, prefetch } = useLazyDialog<LeadModalProps>({ load, onUnavailable });
  const dialog = useMemo(() => ({ open, prefetch, redirectTo }), [open, prefetch, redirectTo]);

  return (
    <LeadDialogContext.Provider value={dialog}>
      {children}
      {Dialog && isOpen ? <Dialog isOpen onClose={close} redirectTo={redirectTo} onUnavailable={giveUp} /> : null}
    </LeadDialogContext.Provider>
  );
}
