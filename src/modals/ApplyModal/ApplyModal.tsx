import { useEffect, useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { toastCode } from '../../components/Toasts/useNotify.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { JobApplicationForm } from '../../forms/JobApplicationForm/JobApplicationForm.tsx';
import { useJobApplicationForm, type AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export type ApplyModalProps = { job: AppliedJob; onClose: () => void };

/**
 * The job application in a dialog. During an upload or a submission, closing asks for confirmation inside the dialog; closing that
 * question keeps the dialog open. Mounted only while it is open, so that each opening starts with the saved draft.
 */
export default function ApplyModal({ job, onClose }: ApplyModalProps) {
  const form = useJobApplicationForm({ job, onDone: onClose });
  const [wantsToLeave, setWantsToLeave] = useState(false);

  // The first message may be that the connection is lost.
  useEffect(() => toastCode.prefetch(), []);

  // When the submission has ended the question is obsolete, also for the next submission.
  if (wantsToLeave && !form.isInFlight) setWantsToLeave(false);

  const requestClose = () => {
    if (form.isInFlight) setWantsToLeave(!wantsToLeave);
    else onClose();
  };
  const leave = () => {
    form.cancelUpload();
    onClose();
  };

  return (
    <Dialog onClose={requestClose} title={applicationForm.dialogTitle(job.title)} description={applicationForm.dialogDescription}>
      {wantsToLeave ? (
        <LeaveQuestion isUploading={form.state.status === 'uploading'} onStay={() => setWantsToLeave(false)} onLeave={leave} />
      ) : null}
      <div hidden={wantsToLeave}>
        <JobApplicationForm form={form} isHidden={wantsToLeave} onClose={onClose} />
      </div>
    </Dialog>
  );
}
