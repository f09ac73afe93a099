import { useEffect, useRef, type RefObject } from 'react';

/**
 * After each refused attempt to submit, focus goes to the first control that is marked invalid.
 *
 * @param submitCount how often the visitor has tried
 * @param isValidating true while the rules still run
 */
export function useFocusFirstInvalid(submitCount: number, isValidating: boolean): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);

  useEffect(() => {
    if (isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isValidating]);

  return form;
}
