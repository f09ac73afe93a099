import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Progress } from '../../components/Progress.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { Sending, SendingText } from './JobApplicationForm.styles.ts';

export type SendingPanelProps = {
  /** The uploaded part of the résumé, from 0 to 1; null while the application itself is being sent. */
  progress: number | null;
  /** Whether another question is shown instead of the form. */
  isHidden?: boolean;
  onCancel: () => void;
};

/** The second click of a double click lands on the button that the first one showed. */
const DOUBLE_CLICK_MS = 600;

/** Progress, and a button that cancels the upload. The panel takes the focus, not the button: a second Enter would cancel. */
export function SendingPanel({ progress, isHidden = false, onCancel }: SendingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const isUploading = progress !== null;
  const isArriving = progress === 1;
  // The panel gets the focus before the next key: with the focus outside, Escape would not reach the dialog.
  useLayoutEffect(() => {
    if (isHidden) return;
    shownAt.current = performance.now();
    panel.current?.focus({ preventScroll: true });
  }, [isUploading, isHidden]);

  // The sentence about the arrival makes the panel higher.
  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement)) panel.current.scrollIntoView({ block: 'nearest' });
  }, [isUploading, isArriving, isHidden]);

  const cancel = (event: MouseEvent) => {
    // `detail` counts a pointer's clicks; it is 0 for a key.
    if (event.detail > 0 && performance.now() - shownAt.current < DOUBLE_CLICK_MS) return;
    onCancel();
  };

  return (
    <Sending ref={panel} tabIndex={-1}>
      {isUploading ? (
        <>
          <Progress label={applicationForm.uploading} value={progress} />
          {isArriving ? <SendingText role="status">{applicationForm.arriving}</SendingText> : null}
          <Button variant="quiet" onClick={cancel}>
            {applicationForm.cancelUpload}
          </Button>
        </>
      ) : (
        <SendingText role="status">{applicationForm.sending}</SendingText>
      )}
    </Sending>
  );
}
