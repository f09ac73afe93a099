import { useEffect, useRef, useState } from 'react';
import { preloadDialog, preloadDialogForm } from '../lib/preloadDialog.ts';
import type { DialogOpener } from './useLazyDialog.ts';

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));

/**
 * The attributes of a button that opens a lazy dialog. Where the button is on the first screen, the dialog's code is downloaded when the
 * browser is idle. While a click waits for the code, the button is busy.
 *
 * @param name the dialog's folder in `src/modals`
 */
export function useDialogButton(name: string, { open, prefetch }: DialogOpener) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) return;
      whenIdle(() => {
        preloadDialog(button);
        preloadDialogForm(button);
      });
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    'data-dialog': name,
    'aria-haspopup': 'dialog',
    'aria-busy': isWaiting || undefined,
    onClick: () => {
      // Not in the dialog's context: a change of it would make React discard what is not hydrated yet.
      setIsWaiting(true);
      void open().then(() => setIsWaiting(false));
    },
    onPointerEnter: prefetch,
    onFocus: prefetch,
  } as const;
}
