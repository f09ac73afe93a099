/**
 * Runs in the page: notices what moves although the visitor asked for no motion. No picture shows it, because what moves is
 * stopped before the picture is taken.
 *
 * The function is sent to the page as text, so everything it needs is inside it.
 */
import type { GateWindow } from './page-types.ts';

export function installMotion(): void {
  const gate: GateWindow = window;
  if (window.top !== window) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const moved = new Map<string, string>();

  const note = (target: EventTarget | null, what: string): void => {
    // Classes that begin with sb- are Storybook's own, and the body has some too.
    if (!reduced.matches || !(target instanceof Element) || target.closest('[class^="sb-"]:not(body)') !== null) return;
    const words = target.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    moved.set(what, `${what} of <${target.localName}>${words === '' ? '' : ` “${words}”`}`);
  };
  // What has ended by the time of the picture has moved all the same.
  document.addEventListener('animationstart', (event) => note(event.target, `animation ${event.animationName}`), true);
  document.addEventListener('transitionrun', (event) => note(event.target, `transition of ${event.propertyName}`), true);

  gate.__visualGateMotion = {
    forget: () => moved.clear(),
    moved: () => {
      // Started by script, which sends no event.
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running' || !(animation.effect instanceof KeyframeEffect)) continue;
        if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
        note(animation.effect.target, `animation ${animation.id}`.trim());
      }
      return [...moved.values()];
    },
  };
}
