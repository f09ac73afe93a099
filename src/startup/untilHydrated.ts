import { controlOf, createClickReplay, showLoadFailure } from './clickReplay.ts';
import { reloadOnce } from './reloadOnce.ts';

const NEAR = '100%';

/** Events that show a visitor. Before the first of them nothing is loaded, even if the island is in the viewport. */
const presence = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Events that come before the use of a control. */
const intent = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Watches prerendered HTML that is not interactive yet: requests its code when it comes near the viewport, and records a click on a
 * control that needs the code.
 *
 * @param load loads the code; may be called more than once
 * @returns stops watching; called with true once the HTML is interactive, it replays the recorded click
 */
export function untilHydrated(root: HTMLElement, load: () => Promise<void>): (isHydrated: boolean) => void {
  const clicks = createClickReplay(() => showLoadFailure(true));

  // A failed load is retried at the next event; until then the text is readable and its links work.
  const loadQuietly = () => void load().catch(() => undefined);
  const hurry = ({ target }: Event) => {
    if (target instanceof Node && root.contains(target)) loadQuietly();
  };

  const record = (event: Event) => {
    const control = controlOf(event);
    if (!control || !root.contains(control)) return;
    clicks.record(event, control);
    load().catch(() => {
      clicks.discard();
      // A deployment may have removed the code. Offline, the next click tries again.
      if (!reloadOnce()) showLoadFailure(true);
    });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadQuietly();
    },
    { rootMargin: NEAR },
  );
  const observe = () => observer.observe(root);

  // The browser has restored the scroll position, or scrolled to the URL's fragment.
  if (window.scrollY > 0) observe();
  // The window listens, because React stops events in HTML that it has not hydrated.
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
    // When React has ended its work: during it, React cannot hydrate the control's section, and would drop the click.
    queueMicrotask(clicks.replay);
  };
}
