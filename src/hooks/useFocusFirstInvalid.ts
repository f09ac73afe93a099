import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid control after each failed attempt to submit.
 *
 * @param form the form element
 * @param submitCount number of attempts
 * @param isValidating true while the validation runs
 */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement>, submitCount: number, isValidating: boolean): void {
  const handled = useRef(0);

  useEffect(() => {
    if (isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isValidating]);
}
