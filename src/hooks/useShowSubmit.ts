import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows the button again when sending has failed, with the message above it: the message moves it below the screen of a small phone.
 * A disabled button loses the focus, which is restored. A field that the function has rejected is shown instead.
 *
 * @returns the button's ref
 */
export function useShowSubmit(isSending: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!hasEnded || document.activeElement?.matches('[aria-invalid=true]')) return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSending]);

  return button;
}
