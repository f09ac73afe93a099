import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { Sending, SendingText } from './JobApplicationForm.styles.ts';

export type SendingPanelProps = {
  /** The part of the résumé that has left, from 0 to 1; null when it is there and the application itself is being sent. */
  progress: number | null;
  onCancel: () => void;
};

/** The second press of a double click lands on whatever the first one brought under the pointer. */
const DOUBLE_CLICK_MS = 600;

/**
 * How far the application has come, and the way to stop it as long as there is one. It takes the focus that the button loses, and
 * takes it itself: the second Enter of somebody who presses twice would otherwise cancel what the first began.
 */
export function SendingPanel({ progress, onCancel }: SendingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const isUploading = progress !== null;
  useEffect(() => {
    shownAt.current = performance.now();
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isUploading]);

  const cancel = (event: MouseEvent) => {
    // `detail` counts a pointer's presses; a key has none.
    if (event.detail > 0 && performance.now() - shownAt.current < DOUBLE_CLICK_MS) return;
    onCancel();
  };

  return (
    <Sending ref={panel} tabIndex={-1}>
      {isUploading ? (
        <>
          <Progress label={applicationForm.uploading} value={progress} />
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
