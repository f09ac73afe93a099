/**
 * The only script that runs before the page is complete: `tools/site/prerender.ts` puts it inline into every page. The page's code is
 * loaded when the page is seen and the browser idle, or at the first interaction. A click on a control that needs that code is recorded
 * and replayed once the page is interactive, so none is lost; links and native disclosure elements work by themselves. Where the code
 * does not come, forms go by mail, any other button loads the document again, once, and the page says how to reach us.
 *
 * The addresses stand in a meta element: this text is the same in every page and every build, so that a content security policy can
 * allow it by its hash. The entry is the last; what it consists of is asked for at the same time, and each large part runs in a task
 * of its own, so that a slow phone answers in between.
 */
import { controlOf, createClickReplay, showLoadFailure } from '../lib/clickReplay.ts';
import { recordEarlyMessages } from '../lib/earlyMessages.ts';
import { mayReload } from '../lib/reloadOnce.ts';

const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let isStarted = false;
let hasFailed = false;

const clicks = createClickReplay(() => {
  hasFailed = true;
  showLoadFailure(true);
});
recordEarlyMessages();
const fail = () => {
  hasFailed = true;
  clicks.replay();
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const address of document.querySelector<HTMLMetaElement>('meta[name="app-scripts"]')?.content.split(' ') ?? []) {
    const script = document.createElement('script');
    script.type = 'module';
    // In this order, not by which comes first.
    script.async = false;
    script.src = address;
    script.addEventListener('error', fail);
    document.head.append(script);
  }
};
const record = (event: Event) => {
  const control = controlOf(event);
  if (!control) return;
  if (!hasFailed) {
    clicks.record(event, control);
    start();
  } else if (control.closest('form') || !mayReload()) {
    // Nothing that was typed is given for a new document: the form goes by mail.
    showLoadFailure(true);
  } else {
    event.preventDefault();
    location.reload();
  }
};
// A browser that is never idle, or paints nothing because the page is not looked at, must not wait for ever.
const LIMIT_MS = 2000;
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start));
// A small page is loaded, and its browser idle, before anything of it is seen.
const afterPaint = () => {
  setTimeout(start, LIMIT_MS);
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
};

for (const interaction of interactions) addEventListener(interaction, start, { capture: true, passive: true });
addEventListener('click', record, true);
document.addEventListener('app:hydrated', () => {
  for (const interaction of interactions) removeEventListener(interaction, start, true);
  removeEventListener('click', record, true);
  showLoadFailure(false);
  clicks.replay();
});
document.addEventListener('app:failed', fail);
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);
