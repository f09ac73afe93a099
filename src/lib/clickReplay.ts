/** The same as the timeout of a form's request. */
const CLICK_TIMEOUT_MS = 20_000;

/** The clicked control, if it does nothing without our code. */
export const controlOf = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest('button') : null);

/** Shows or hides our contacts (`components/LoadFailure`) without React, which may be what could not be loaded. */
export const showLoadFailure = (isShown: boolean): void => {
  document.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !isShown);
};

const expand = (control: HTMLElement, isExpanded: boolean) => control.setAttribute('aria-expanded', String(isExpanded));

/** Records the last click on a control whose code is being loaded. */
export type ClickReplay = {
  /**
   * Replaces an earlier click, and marks the control as busy. A control that expands something does so at once, because the style sheet
   * goes by its attribute; a second click undoes the first.
   */
  record: (event: Event, control: HTMLElement) => void;
  replay: () => void;
  discard: () => void;
};

/** @param onExpire called after the timeout; the click is discarded before, so that it is not replayed if the code comes later */
export function createClickReplay(onExpire: () => void): ClickReplay {
  let recorded: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const control = recorded;
    recorded = null;
    clearTimeout(timer);
    control?.removeAttribute('aria-busy');
    // It was collapsed, and React knows nothing else.
    if (control?.hasAttribute('aria-expanded')) expand(control, false);
    return control;
  };

  return {
    record: (event, control) => {
      event.preventDefault();
      event.stopPropagation();
      if (take() === control && control.hasAttribute('aria-expanded')) return;
      recorded = control;
      if (control.hasAttribute('aria-expanded')) expand(control, true);
      else control.setAttribute('aria-busy', 'true');
      timer = setTimeout(() => {
        take();
        onExpire();
      }, CLICK_TIMEOUT_MS);
    },
    replay: () => take()?.click(),
    discard: () => void take(),
  };
}
