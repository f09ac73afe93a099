/**
 * The only script that runs before the page is complete: `tools/site/prerender.ts` inlines it into every page. It loads the page's code
 * after the first paint or at the first interaction, and records a click on a control that needs that code, to replay it after
 * hydration. If the code cannot be loaded, forms go by mail, other buttons reload the document once, and the page shows our contacts.
 *
 * The script addresses are in a meta element, so that this text, and its hash in the content security policy, is the same in every build.
 */
import { controlOf, createClickReplay, showLoadFailure } from './clickReplay.ts';
import { recordEarlyMessages } from './earlyMessages.ts';
import { preloadDialog, preloadPage } from './preload.ts';
import { mayReload } from './reloadOnce.ts';

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
const runScript = (address: string) => {
  const script = document.createElement('script');
  script.type = 'module';
  // Runs them in this order. The entry is the last.
  script.async = false;
  script.src = address;
  script.addEventListener('error', fail);
  document.head.append(script);
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  const list = document.querySelector<HTMLMetaElement>('meta[name="app-scripts"]');
  list?.content.split(' ').forEach(runScript);
  preloadPage(list?.dataset.page);
};
const record = (event: Event) => {
  const control = controlOf(event);
  if (!control) return;
  if (!hasFailed) {
    clicks.record(event, control);
    start();
    preloadDialog(control);
  } else if (control.closest('form') || !mayReload()) {
    // A reload would lose what was typed: the form goes by mail.
    showLoadFailure(true);
  } else {
    event.preventDefault();
    location.reload();
  }
};
// A browser may never be idle, and paints nothing in a background tab.
const MAX_DELAY_MS = 2000;
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start));
// A small page can be loaded and idle before its first paint.
const afterPaint = () => {
  setTimeout(start, MAX_DELAY_MS);
  new PerformanceObserver((entries) => {
    // A slow device can paint the empty page first.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) whenIdle();
  }).observe({ type: 'paint', buffered: true });
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
