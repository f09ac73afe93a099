import { useCallback, useEffect, useRef, type FocusEvent } from 'react';

/** A button's release, and the events that replace it if the pointer is released elsewhere. */
const ends = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Validates a field on blur without losing a click. Leaving a field shows its error, which moves what is below it; if that happened
 * between mousedown and mouseup, the button would move away from the pointer and get no click. So the blur is handled after the click
 * that caused it. A tap ends in the same mouse events.
 *
 * @returns the handler for `onBlur`
 */
export function useBlurAfterClick(onBlur: (event: FocusEvent) => void): (event: FocusEvent) => void {
  const handler = useRef(onBlur);
  const isPressed = useRef(false);
  const waiting = useRef<FocusEvent[]>([]);

  useEffect(() => {
    handler.current = onBlur;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMouseDown = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const event of waiting.current.splice(0)) handler.current(event);
    };
    // The click event follows in the same task.
    const end = () => {
      timer = setTimeout(release);
    };
    document.addEventListener('mousedown', onMouseDown, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', onMouseDown, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);

  return useCallback((event: FocusEvent) => {
    if (isPressed.current) waiting.current.push(event);
    else handler.current(event);
  }, []);
}
