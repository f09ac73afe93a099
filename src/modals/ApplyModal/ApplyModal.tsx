import { useRef } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LateForm } from '../../components/LateForm/LateForm.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import type { AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import type { Island } from '../../lib/island.ts';
import { applyFormIsland } from './applyFormIsland.ts';
import type { ApplyModalFormProps } from './ApplyModalForm.tsx';

export type ApplyModalProps = {
  job: AppliedJob;
  onClose: () => void;
  /** Called when the form's code cannot be loaded; must be stable between renders. */
  onUnavailable: () => void;
  /** Replaces the form, for stories. */
  form?: Island<ApplyModalFormProps>;
};

const { labels } = applicationForm;

const outline = {
  fields: [
    { label: labels.firstName, isRequired: true },
    { label: labels.lastName, isRequired: true },
    { label: labels.email, isRequired: true },
    { label: labels.phone, isRequired: true },
    { label: labels.linkedIn, isRequired: false },
  ],
  status: applicationForm.loading,
  isLong: true,
};

/**
 * The job application in a dialog, which opens before the form's code is loaded. Mounted only while it is open, so that each opening
 * starts with the saved draft.
 */
export function ApplyModal({ job, onClose, onUnavailable, form = applyFormIsland }: ApplyModalProps) {
  const closing = useRef<{ requestClose: () => void }>(null);
  return (
    <Dialog
      isOpen
      onClose={() => (closing.current ? closing.current.requestClose() : onClose())}
      title={applicationForm.dialogTitle(job.title)}
      description={applicationForm.dialogDescription}
    >
      <LateForm form={form} formProps={{ job, onClose, closing }} outline={outline} onUnavailable={onUnavailable} />
    </Dialog>
  );
}
