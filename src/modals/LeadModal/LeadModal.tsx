import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LateForm } from '../../components/LateForm/LateForm.tsx';
import { leadForm } from '../../content/leadForm.ts';
import { inputs } from '../../forms/LeadForm/inputs.ts';
import { Privacy } from '../../forms/LeadForm/LeadForm.styles.ts';
import type { Island } from '../../lib/island.ts';
import { leadFormIsland } from './leadFormIsland.ts';
import type { LeadModalFormProps } from './LeadModalForm.tsx';

export type LeadModalProps = LeadModalFormProps & {
  isOpen: boolean;
  /** Called when the form's code cannot be loaded; must be stable between renders. */
  onUnavailable: () => void;
  /** Replaces the form, for stories. */
  form?: Island<LeadModalFormProps>;
};

const { labels, privacy } = leadForm;

const outline = {
  fields: Object.entries(inputs).map(([name, { isRequired }]) => ({ label: labels[name as keyof typeof inputs], isRequired })),
  status: leadForm.loading,
  children: (
    <Privacy>
      {privacy.text} {privacy.link}
    </Privacy>
  ),
};

/** The lead form in a dialog, which opens before the form's code is loaded. */
export function LeadModal({ isOpen, onClose, redirectTo, onUnavailable, form = leadFormIsland }: LeadModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={leadForm.dialogTitle} description={leadForm.dialogDescription}>
      <LateForm form={form} formProps={{ redirectTo, onClose }} outline={outline} onUnavailable={onUnavailable} />
    </Dialog>
  );
}
