import { controlOf, createClickReplay, showLoadFailure } from '../../lib/clickReplay.ts';
import { reloadOnce } from '../../lib/reloadOnce.ts';

/** One screen ahead of the reader. */
const NEAR = '100%';

/** The page has a visitor. Without one nothing is loaded, however much of the part the screen shows. */
const presence = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** What a visitor does who is about to use a control. */
const intent = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Watches over prerendered HTML that is not interactive yet: asks for its code when the reader comes near it, and records a click on a
 * control that needs the code.
 *
 * @param ask loads the code; may be called more than once
 * @returns ends the watch. Called with true when the HTML is interactive, it replays the recorded click
 */
export function untilHydrated(root: HTMLElement, ask: () => Promise<void>): (isHydrated: boolean) => void {
  const clicks = createClickReplay(() => showLoadFailure(true));

  // What could not be loaded is asked for again at the next sign; until then the part reads, and its links lead on.
  const load = () => void ask().catch(() => undefined);
  const hurry = ({ target }: Event) => {
    if (target instanceof Node && root.contains(target)) load();
  };

  const record = (event: Event) => {
    const control = controlOf(event);
    if (!control || !root.contains(control)) return;
    clicks.record(event, control);
    ask().catch(() => {
      clicks.discard();
      // A deploy may have taken the code away. Offline, the next click tries again.
      if (!reloadOnce()) showLoadFailure(true);
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
  window.addEventListener('click', record, true);

  return (isHydrated) => {
    observer.disconnect();
    for (const sign of presence) window.removeEventListener(sign, observe, true);
    for (const sign of intent) window.removeEventListener(sign, hurry, true);
    window.removeEventListener('click', record, true);
    if (!isHydrated) {
      clicks.discard();
      return;
    }
    showLoadFailure(false);
    clicks.replay();
  };
}
