import { useCallback, useEffect, useRef, type FocusEvent } from 'react';

/** A button's release, and what takes its place where the pointer is released elsewhere. */
const ends = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Lets a field be validated on blur without taking the visitor's click away. Leaving a field shows its error, which moves what is below
 * it; were that to happen between press and release, the button would be gone from under the pointer, and the browser would report no
 * click. So what a blur does waits until the click that caused it is over. A finger's tap ends in the same mouse events.
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
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const event of waiting.current.splice(0)) handler.current(event);
    };
    // The click follows its release in the same task.
    const end = () => {
      timer = setTimeout(release);
    };
    document.addEventListener('mousedown', press, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', press, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);

  return useCallback((event: FocusEvent) => {
    if (isPressed.current) waiting.current.push(event);
    else handler.current(event);
  }, []);
}
