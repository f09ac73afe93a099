import { useEffect, useRef } from 'react';

/** Whether the current history entry is an open dialog's: what follows the dialog replaces it. */
export const hasDialogEntry = (): boolean => (history.state as { isDialog?: true } | null)?.isDialog === true;

/** Removes the entry of a dialog that was closed. A task, because React may mount the dialog again at once. */
let removal: ReturnType<typeof setTimeout> | undefined;

/** Set from the request to go back until the browser has: a dialog that opens meanwhile must not take it for the visitor's Back. */
let isRemoving = false;

function removeEntry(): void {
  if (!hasDialogEntry()) return;
  isRemoving = true;
  window.addEventListener('popstate', () => setTimeout(() => (isRemoving = false)), { once: true });
  history.back();
}

/**
 * Gives an open dialog a history entry of its own, so that Back closes it instead of leaving the page. Closed otherwise, it takes its
 * entry along. In a frame the history belongs to the page around it.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (window.parent !== window) return undefined;
    const addEntry = () => {
      if (!hasDialogEntry()) history.pushState({ ...(history.state as object | null), isDialog: true }, '');
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const { pathname } = window.location;
    const onPop = () => {
      if (isRemoving) {
        addEntry();
        return;
      }
      // Further back than the page.
      if (window.location.pathname !== pathname) return;
      close.current();
      // A dialog that asks first is still open, and needs an entry for the next Back.
      again = setTimeout(addEntry);
    };
    clearTimeout(removal);
    addEntry();
    window.addEventListener('popstate', onPop);
    return () => {
      clearTimeout(again);
      window.removeEventListener('popstate', onPop);
      removal = setTimeout(removeEntry);
    };
  }, []);
}
