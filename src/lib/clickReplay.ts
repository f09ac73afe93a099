/** A recorded click waits no longer than a form's request does. */
const CLICK_TIMEOUT_MS = 20_000;

/** The control that a click is on, where it needs code of ours to do anything. */
export const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button,[data-press]') : null;

/** Shows or hides how to reach us (`components/LoadFailure`): React, which rendered it, may be what did not arrive. */
export const showLoadFailure = (isShown: boolean): void => {
  document.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !isShown);
};

/** Holds the last click on a control whose code is on its way. */
export type ClickReplay = {
  /** Records a click in the place of an earlier one, and marks its control as busy. */
  record: (event: Event, control: HTMLElement) => void;
  /** Clicks the recorded control, which is interactive now. */
  replay: () => void;
  discard: () => void;
};

/**
 * @param onExpire called when the code has not come in time; the click is discarded by then, so that what the page says about it stays
 *   true should the code come later
 */
export function createClickReplay(onExpire: () => void): ClickReplay {
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
    record: (event, control) => {
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
    replay: () => take()?.click(),
    discard: () => void take(),
  };
}
