/**
 * Runs in the page before all other scripts and watches a story: its timers, so that none outlives the story and repaints during
 * the next, and what moves although reduced motion is requested. No screenshot shows that motion, because it is stopped before
 * the screenshot is taken.
 */

export type PageWatch = ReturnType<typeof watchPage>;

export function watchPage() {
  /** Stops each timer of the story. */
  const timers = new Set<() => void>();
  const moved = new Map<string, string>();
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const requestFrame = window.requestAnimationFrame.bind(window);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');

  const remembering =
    <Args extends unknown[]>(start: (...args: Args) => number, stop: (id: number) => void) =>
    (...args: Args): number => {
      const id = start(...args);
      timers.add(() => stop(id));
      return id;
    };
  Object.assign(window, {
    setTimeout: remembering(setTimer, clearTimer),
    setInterval: remembering(window.setInterval.bind(window), clearTimer),
    requestAnimationFrame: remembering(requestFrame, window.cancelAnimationFrame.bind(window)),
  });

  // The body has classes that begin with sb- too.
  const isStorybooks = (element: Element): boolean => element.closest('[class^="sb-"]:not(body), #storybook-docs') !== null;

  const note = (target: EventTarget | null, what: string): void => {
    if (!reduced.matches || !(target instanceof Element) || isStorybooks(target)) return;
    const text = target.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    moved.set(what, `${what} of <${target.localName}>${text === '' ? '' : ` “${text}”`}`);
  };
  // Motion counts even if it has ended before the screenshot.
  const noteAnimation = ({ target, pseudoElement, animationName }: AnimationEvent): void => {
    // Without a duration nothing moves: it only sets something for a while.
    const lasts = target instanceof Element && getComputedStyle(target, pseudoElement).animationDuration !== '0s';
    if (lasts) note(target, `animation ${animationName}`);
  };
  document.addEventListener('animationstart', noteAnimation, true);
  document.addEventListener('transitionrun', (event) => note(event.target, `transition of ${event.propertyName}`), true);

  return {
    isStorybooks,
    /** Timers and motion after this call belong to the story. */
    start: (): void => {
      timers.clear();
      moved.clear();
    },
    stop: (): void => {
      for (const stop of timers) stop();
      timers.clear();
    },
    /** Only motion after this counts. */
    forgetMotion: (): void => moved.clear(),
    /** Describes the elements that moved although motion is reduced. */
    moved: (): string[] => {
      // Animations that a script started send no event.
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running' || !(animation.effect instanceof KeyframeEffect)) continue;
        if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
        note(animation.effect.target, `animation ${animation.id}`.trim());
      }
      return [...moved.values()];
    },
    nextFrame: (): Promise<void> => new Promise((resolve) => requestFrame(() => resolve())),
    wait: (milliseconds: number): Promise<void> => new Promise((resolve) => setTimer(resolve, milliseconds)),
  };
}
