import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { prefetchToasts } from '../../components/Toasts/loadToastStack.ts';
import { JobApplicationForm } from '../../forms/JobApplicationForm/JobApplicationForm.tsx';
import { useJobApplicationForm, type AppliedJob } from '../../forms/JobApplicationForm/useJobApplicationForm.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export type ApplyModalFormProps = {
  job: AppliedJob;
  onClose: () => void;
  /** What the dialog calls to be closed. */
  closing: Ref<{ requestClose: () => void }>;
};

/**
 * The job application of a dialog. During an upload or a submission, closing asks for confirmation inside the dialog; closing that
 * question keeps the dialog open.
 */
export default function ApplyModalForm({ job, onClose, closing }: ApplyModalFormProps) {
  const form = useJobApplicationForm({ job, onDone: onClose });
  const [wantsToLeave, setWantsToLeave] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  useEffect(prefetchToasts, []);

  // When the submission has ended the question is obsolete, also for the next submission.
  if (wantsToLeave && !form.isInFlight) setWantsToLeave(false);

  const stay = () => {
    setWantsToLeave(false);
    // The form is hidden during this click and can take the focus only afterwards.
    requestAnimationFrame(() => content.current?.focus());
  };
  useImperativeHandle(closing, () => ({
    requestClose: () => {
      if (!form.isInFlight) onClose();
      else if (wantsToLeave) stay();
      else setWantsToLeave(true);
    },
  }));
  const leave = () => {
    form.cancelUpload();
    onClose();
  };

  return (
    <>
      {wantsToLeave ? <LeaveQuestion isUploading={form.state.status === 'uploading'} onStay={stay} onLeave={leave} /> : null}
      <div ref={content} tabIndex={-1} hidden={wantsToLeave}>
        <JobApplicationForm form={form} onClose={onClose} />
      </div>
    </>
  );
}
