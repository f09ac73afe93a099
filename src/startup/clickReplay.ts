/** The same as the timeout of a form's request. */
const CLICK_TIMEOUT_MS = 20_000;

/** The clicked control, if it does nothing without our code. The browser itself opens a popover, unless it knows none. */
export function controlOf({ target }: Event): HTMLElement | null {
  const controls = 'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button';
  return target instanceof Element ? target.closest<HTMLElement>(controls) : null;
}

/** Shows or hides our contacts (`components/LoadFailure`) without React, which may be what could not be loaded. */
export const showLoadFailure = (isShown: boolean): void => {
  document.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !isShown);
};

/** The element's name after those of all that contain it. */
const pathOf = ({ parentElement, localName }: Element): string =>
  parentElement ? `${pathOf(parentElement)}>${localName}` : localName;

/** `clickAgain` returns false until all controls of its kind are there. */
type Trace = { control: HTMLElement; clickAgain: () => boolean };

/**
 * Finds a control again after React has drawn its section anew: it has the same place among the controls with the same path. An element
 * that an extension adds changes nothing of that, nor does a translation.
 */
function trace(control: HTMLElement): Trace {
  const path = pathOf(control);
  const alike = () => [...document.querySelectorAll<HTMLElement>(path)];
  const before = alike();
  const clickAgain = () => {
    const now = control.isConnected ? before : alike();
    const found = now.length === before.length ? now[before.indexOf(control)] : undefined;
    // The focus went with the old control.
    if (found !== control) found?.focus({ preventScroll: true });
    found?.click();
    return found !== undefined;
  };
  return { control, clickAgain };
}

/**
 * Watches clicks on sections that React hydrates when they are clicked. If it draws one anew instead, the click is lost with the old control.
 *
 * @returns to be called when React has drawn something anew: repeats the click that caused it
 */
export function watchClicks(): () => void {
  let click: (Trace & { event: Event }) | undefined;
  const watch = (event: Event) => {
    const control = controlOf(event);
    click = control ? { ...trace(control), event } : undefined;
  };
  addEventListener('click', watch, true);
  return () => {
    if (!click || click.control.isConnected || click.event.eventPhase === Event.NONE) return;
    // React has to end its work first.
    queueMicrotask(click.clickAgain);
  };
}

/**
 * Records the last click on a control whose code is being loaded.
 *
 * @param onExpire called after the timeout; the click is discarded before, so that it is not replayed if the code comes later
 */
export function createClickReplay(onExpire: () => void) {
  let recorded: Trace | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    recorded?.control.removeAttribute('aria-busy');
    recorded = null;
    clearTimeout(timer);
    redrawing.disconnect();
  };
  const replay = () => {
    const click = recorded;
    if (!click) return;
    // The mark goes before the click, which may mark the control as busy again.
    recorded = null;
    click.control.removeAttribute('aria-busy');
    if (click.clickAgain()) {
      take();
      return;
    }
    // The code of its section, which React draws anew, is still being loaded.
    recorded = click;
    redrawing.observe(document.body, { childList: true, subtree: true });
  };
  const redrawing = new MutationObserver(replay);

  return {
    /** Replaces an earlier click, and marks the control as busy. */
    record: (event: Event, control: HTMLElement): void => {
      event.preventDefault();
      event.stopPropagation();
      take();
      recorded = trace(control);
      control.setAttribute('aria-busy', 'true');
      timer = setTimeout(() => {
        take();
        onExpire();
      }, CLICK_TIMEOUT_MS);
    },
    replay,
    discard: take,
  };
}
