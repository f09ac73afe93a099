import { reloadOnce } from '../../lib/reloadOnce.ts';

/** One screen ahead of the reader. */
const NEAR = '100%';

/** That somebody is there. Without them nothing is loaded, however much of the part the screen shows. */
const presence = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** What somebody does who is about to use a control. */
const intent = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Watches over prerendered HTML that does not answer yet: asks for its code when the reader comes near it, and keeps a press on a
 * control that needs the code.
 *
 * @param ask loads the code; may be called more than once
 * @returns ends the watch. Called with true when the HTML answers by itself, it gives the kept press back
 */
export function untilHydrated(root: HTMLElement, ask: () => Promise<void>): (isHydrated: boolean) => void {
  let pressed: HTMLElement | null = null;

  // What could not be loaded is asked for again at the next sign; until then the part reads, and its links lead on.
  const load = () => void ask().catch(() => undefined);
  const hurry = ({ target }: Event) => {
    if (target instanceof Node && root.contains(target)) load();
  };

  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-press]') : null;
    if (!control || !root.contains(control)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    ask().catch(() => {
      control.removeAttribute('aria-busy');
      pressed = null;
      // A deploy may have taken the code away. Offline, the next press tries again.
      reloadOnce();
    });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: NEAR },
  );
  const observe = () => observer.observe(root);

  // The browser has brought the reader back to where they were, or to the part that the address names.
  if (window.scrollY > 0) observe();
  // On the window: React stops what happens in HTML that it has not hydrated.
  for (const sign of presence) window.addEventListener(sign, observe, { once: true, passive: true, capture: true });
  for (const sign of intent) window.addEventListener(sign, hurry, { passive: true, capture: true });
  window.addEventListener('click', keep, true);

  return (isHydrated) => {
    observer.disconnect();
    for (const sign of presence) window.removeEventListener(sign, observe, true);
    for (const sign of intent) window.removeEventListener(sign, hurry, true);
    window.removeEventListener('click', keep, true);
    pressed?.removeAttribute('aria-busy');
    if (isHydrated) pressed?.click();
  };
}
