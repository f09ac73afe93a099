import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { hasDialogEntry } from '../../components/Dialog/useCloseOnBack.ts';
import { useNotify } from '../../components/Toasts/useNotify.ts';
import { leadForm } from '../../content/leadForm.ts';
import { referenceCopy } from '../../content/reference.ts';
import { LeadForm } from '../../forms/LeadForm/LeadForm.tsx';
import { useLeadForm } from '../../forms/LeadForm/useLeadForm.ts';
import { resolveHref, type LinkTarget } from '../../lib/links.ts';

/** How long the thanks are shown before the next page opens (specification section 9). */
const REDIRECT_DELAY_MS = 1500;

/** How long the next page shows the reference number. */
const REFERENCE_MS = 20_000;

export type LeadModalProps = {
  /** Where the visitor goes after the lead is stored: a page of this site or another site. */
  redirectTo: LinkTarget;
  onClose: () => void;
};

/** The lead form in a dialog, with the redirect. Mounted only while it is open, so that each opening is a new form. */
export default function LeadModal({ redirectTo, onClose }: LeadModalProps) {
  const form = useLeadForm();
  const navigate = useNavigate();
  const notify = useNotify();
  const isStored = form.state.status === 'succeeded';
  const reference = form.state.status === 'succeeded' ? form.state.reference : undefined;
  const redirect = useRef<() => void>();

  useEffect(() => {
    redirect.current = () => {
      const address = resolveHref(redirectTo);
      // Back from there goes to the page, not to its dialog.
      const replace = hasDialogEntry();
      if ('route' in redirectTo) {
        void navigate(address, { replace });
        // The thanks are too short to write the number down.
        if (reference !== undefined) notify.success({ title: referenceCopy.label, text: reference, showMs: REFERENCE_MS });
      } else window.location[replace ? 'replace' : 'assign'](address);
    };
  });

  useEffect(() => {
    if (!isStored) return undefined;
    const timer = setTimeout(() => redirect.current?.(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isStored]);

  // When the visitor comes back, the browser may restore the page with the thanks still open.
  useEffect(() => {
    if (!isStored) return undefined;
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, [isStored, onClose]);

  const head = isStored ? leadForm.stored : leadForm.head;
  return (
    <Dialog onClose={onClose} {...head}>
      <LeadForm form={form} />
    </Dialog>
  );
}
