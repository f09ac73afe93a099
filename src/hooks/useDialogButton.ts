import { useEffect, useState } from 'react';
import type { DialogOpener } from './useLazyDialog.ts';
import { useNearViewport } from './useNearViewport.ts';

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));

/**
 * The attributes of a button that opens a lazy dialog. The dialog's code is loaded when the button is on the screen and the browser is
 * idle, or when a click is likely. While a click waits for the code, the button is busy.
 *
 * @param name the dialog's folder in `src/modals`
 */
export function useDialogButton(name: string, { open, prefetch }: DialogOpener) {
  const [ref, isOnScreen] = useNearViewport<HTMLButtonElement>('0px');
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (isOnScreen) whenIdle(prefetch);
  }, [isOnScreen, prefetch]);

  return {
    ref,
    'data-dialog': name,
    'aria-haspopup': 'dialog',
    'aria-busy': isWaiting || undefined,
    onClick: () => {
      // This is not in the dialog's context: a change of it would make React discard what is not hydrated yet.
      setIsWaiting(true);
      void open().then(() => setIsWaiting(false));
    },
    onPointerEnter: prefetch,
    onFocus: prefetch,
  } as const;
}
