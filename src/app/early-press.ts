/**
 * The only script that runs before the page is complete: `scripts/prerender.ts` puts it inline into every page. The page's code is
 * loaded when the browser is idle after loading, or at the first sign of a visitor. A press on a control that needs that code is
 * kept and given back once it answers, so none is lost; links and native disclosure elements work by themselves.
 *
 * The entry's address stands in a meta element: this text is the same in every page and every build, so that a content security
 * policy can allow it by its hash.
 */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let pressed: HTMLElement | null = null;
let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector<HTMLMetaElement>('meta[name="app-entry"]')?.content ?? '';
  document.head.append(script);
};
const keep = (event: Event) => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-press]') : null;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  start();
};
// A browser that is never idle must not wait for ever; Safari has no idle callbacks.
const IDLE_LIMIT_MS = 2000;
const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_LIMIT_MS }) : setTimeout(start));

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('click', keep, true);
document.addEventListener('app:hydrated', () => {
  for (const sign of signs) removeEventListener(sign, start, true);
  removeEventListener('click', keep, true);
  if (!pressed) return;
  pressed.removeAttribute('aria-busy');
  pressed.click();
});
if (document.readyState === 'complete') idle();
else addEventListener('load', idle);

export {};
