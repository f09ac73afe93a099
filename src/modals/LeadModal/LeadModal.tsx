import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { leadForm } from '../../content/leadForm.ts';
import { LeadForm } from '../../forms/LeadForm/LeadForm.tsx';
import { useLeadForm } from '../../forms/LeadForm/useLeadForm.ts';
import { resolveHref, type LinkTarget } from '../../lib/links.ts';

export type LeadModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Where the visitor goes after the lead is stored: a page of this site or another site. */
  redirectTo: LinkTarget;
};

/** Mounted only while the dialog is open, so that each opening is a new form. */
function LeadModalForm({ redirectTo, onClose }: Pick<LeadModalProps, 'redirectTo' | 'onClose'>) {
  const navigate = useNavigate();
  const form = useLeadForm({
    onRedirect: () => {
      const address = resolveHref(redirectTo);
      if ('route' in redirectTo) void navigate(address);
      else window.location.assign(address);
    },
  });
  const isLeading = form.state.status === 'succeeded';

  // On return from the target (back-forward cache) the success message would announce a redirect that has happened.
  useEffect(() => {
    if (!isLeading) return undefined;
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, [isLeading, onClose]);

  return <LeadForm form={form} />;
}

/** The lead form in a dialog. */
export function LeadModal({ isOpen, onClose, redirectTo }: LeadModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={leadForm.dialogTitle} description={leadForm.dialogDescription}>
      <LeadModalForm redirectTo={redirectTo} onClose={onClose} />
    </Dialog>
  );
}
