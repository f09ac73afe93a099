/**
 * The only script that runs before the page is complete: `scripts/prerender.ts` puts it inline into every page. The page's code is
 * loaded when the page is seen and the browser idle, or at the first sign of a visitor. A press on a control that needs that code is
 * kept and given back once it answers, so none is lost; links and native disclosure elements work by themselves. Where the code does
 * not come, the page goes on as one without it: forms go by mail, and any other button asks for the document again.
 *
 * The addresses stand in a meta element: this text is the same in every page and every build, so that a content security policy can
 * allow it by its hash. The entry is the last; what it consists of is asked for at the same time, and each large part runs in a task
 * of its own, so that a slow phone answers in between.
 */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let pressed: HTMLElement | null = null;
let isStarted = false;
let isGivenUp = false;

const giveBack = () => {
  pressed?.removeAttribute('aria-busy');
  pressed?.click();
  pressed = null;
};
const giveUp = () => {
  isGivenUp = true;
  giveBack();
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const address of document.querySelector<HTMLMetaElement>('meta[name="app-scripts"]')?.content.split(' ') ?? []) {
    const script = document.createElement('script');
    script.type = 'module';
    // In this order, not by who comes first.
    script.async = false;
    script.src = address;
    script.addEventListener('error', giveUp);
    document.head.append(script);
  }
};
const keep = (event: Event) => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-press]') : null;
  if (!control) return;
  // Nothing that was typed is given for a new document, and offline the browser would show its own error in the place of this one.
  if (isGivenUp && (control.closest('form') || !navigator.onLine)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isGivenUp) {
    location.reload();
    return;
  }
  pressed?.removeAttribute('aria-busy');
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  start();
};
// A browser that is never idle, or paints nothing because nobody looks, must not wait for ever.
const LIMIT_MS = 2000;
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start));
// A small page is loaded, and its browser idle, before anything of it is seen.
const afterPaint = () => {
  setTimeout(start, LIMIT_MS);
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
};

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('click', keep, true);
document.addEventListener('app:hydrated', () => {
  for (const sign of signs) removeEventListener(sign, start, true);
  removeEventListener('click', keep, true);
  giveBack();
});
document.addEventListener('app:failed', giveUp);
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);

export {};
