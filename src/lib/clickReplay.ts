/** The same as the timeout of a form's request. */
const CLICK_TIMEOUT_MS = 20_000;

/** The clicked control, if it does nothing without our code. The browser itself opens a popover. */
export const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null;

/** Shows or hides our contacts (`components/LoadFailure`) without React, which may be what could not be loaded. */
export const showLoadFailure = (isShown: boolean): void => {
  document.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !isShown);
};

/**
 * Records the last click on a control whose code is being loaded.
 *
 * @param onExpire called after the timeout; the click is discarded before, so that it is not replayed if the code comes later
 */
export function createClickReplay(onExpire: () => void) {
  let recorded: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const control = recorded;
    recorded = null;
    clearTimeout(timer);
    control?.removeAttribute('aria-busy');
    return control;
  };

  return {
    /** Replaces an earlier click, and marks the control as busy. */
    record: (event: Event, control: HTMLElement): void => {
      event.preventDefault();
      event.stopPropagation();
      take();
      recorded = control;
      control.setAttribute('aria-busy', 'true');
      timer = setTimeout(() => {
        take();
        onExpire();
      }, CLICK_TIMEOUT_MS);
    },
    replay: (): void => take()?.click(),
    discard: (): void => void take(),
  };
}
