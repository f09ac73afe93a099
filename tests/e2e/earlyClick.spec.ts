import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { slowDown } from './helpers/browserConditions.ts';
import { controlKinds, type ControlKind } from './helpers/controls.ts';
import { CODE, expect, holdRequests, phone, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sitePages.ts';

/**
 * `npm test` clicks once on each page and once on each kind of control, while the page's code is held back. `EARLY_CLICKS=20`
 * clicks each kind that often, and on all of its pages, over a slow connection and on a slow processor.
 */
const CLICKS = Number(process.env.EARLY_CLICKS ?? 0);
const isQuick = CLICKS === 0;

/** Pages mostly wait, so several can be visited in parallel. */
const AT_ONCE = 4;

/** After the first paint: before the page's code can have loaded, and after a visitor can see what to click. */
const CLICK_AFTER_MS = 300;

/** As long as a click is kept. */
const RESPONSE_TIMEOUT_MS = 20_000;

const SLOW_4G = { latency: 400, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

type Click = {
  kind: ControlKind;
  path: string;
  /** Which of the page's controls of this kind, modulo their number. */
  index: number;
};

/** One click per page, on the kind that was clicked least, and one on each kind that is left. */
function quickClicks(): Click[] {
  const clicks: Click[] = [];
  const count = (kind: ControlKind) => clicks.filter((click) => click.kind === kind).length;
  const add = (kind: ControlKind | undefined, path: string) => kind && clicks.push({ kind, path, index: count(kind) });
  for (const path of sitePages) {
    add(controlKinds.filter((kind) => kind.pages.includes(path)).sort((a, b) => count(a) - count(b))[0], path);
  }
  for (const kind of controlKinds) if (count(kind) === 0) add(kind, kind.pages[0] ?? '/');
  return clicks;
}

/** Clicks on a kind on each of its pages, repeated until there are enough. */
const allClicks = (kind: ControlKind): Click[] =>
  Array.from({ length: Math.max(CLICKS, kind.pages.length) }, (_, index) => ({
    kind,
    path: kind.pages[index % kind.pages.length] ?? '/',
    index: Math.floor(index / kind.pages.length),
  }));

const groups: readonly { name: string; clicks: Click[] }[] = isQuick
  ? [{ name: 'every kind and every page', clicks: quickClicks() }]
  : controlKinds.map((kind) => ({ name: kind.name, clicks: allClicks(kind) }));

/**
 * Finds the middle of a control once `delay` milliseconds have passed since the first paint and it no longer moves: scrolling
 * renders the sections above it, which moves it. Runs in the page.
 */
async function findAfterFirstPaint(control: Element, delay: number): Promise<{ x: number; y: number }> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-paint')) {
        setTimeout(resolve, startTime + delay - performance.now());
      }
    }).observe({ type: 'paint', buffered: true });
  });
  const FRAMES = 10;
  let previous = NaN;
  for (let still = 0; still < FRAMES;) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { top } = control.getBoundingClientRect();
    still = top === previous ? still + 1 : 0;
    previous = top;
  }
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Exposed to the page by `click`. */
declare const onFirstClick: (isInteractive: boolean) => void;

/** Reports the visitor's own click, not the replayed one. Runs in the page, before its own code. */
function reportFirstClick() {
  const report = () => onFirstClick('hydrated' in document.documentElement.dataset);
  window.addEventListener('click', report, { capture: true, once: true });
}

type Outcome = 'replayed' | 'lost' | 'late';

/** Clicks as a visitor on a phone does, in a browser with an empty cache. `isHeld`: the page's code arrives after the click. */
async function click(browser: Browser, { kind, path, index }: Click, isHeld: boolean): Promise<Outcome> {
  // Without reduced motion the carousel moves by itself, which would look like a response.
  const context = await browser.newContext({ viewport: phone.viewport, reducedMotion: 'reduce', isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const release = isHeld ? await holdRequests(page, CODE) : undefined;
    const wasInteractive: boolean[] = [];
    await context.exposeFunction('onFirstClick', (isInteractive: boolean) => {
      wasInteractive.push(isInteractive);
      release?.();
    });
    await context.addInitScript(reportFirstClick);
    if (!isQuick) {
      await slowDown(page, SLOW_4G);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await page.goto(path, { waitUntil: 'commit' });
    const controls = page.locator(kind.selector).filter({ visible: true });
    await controls.first().waitFor();
    const control = controls.nth(index % (await controls.count()));
    const responded = kind.expectResponse(page, control).then(
      () => true,
      () => false,
    );
    // Not by Playwright's own click, which waits until nothing moves any more.
    const { x, y } = await control.evaluate(findAfterFirstPaint, CLICK_AFTER_MS);
    await page.touchscreen.tap(x, y);
    if (!(await Promise.race([responded, delay(RESPONSE_TIMEOUT_MS, false)]))) return 'lost';
    // Code that is held back cannot have loaded; and a link may leave its page before the page can report.
    return isHeld || wasInteractive[0] === false ? 'replayed' : 'late';
  } finally {
    await context.close();
  }
}

/** A click on an interactive page proves nothing: when the machine was too slow, the page's code is held back. */
async function clickEarly(browser: Browser, wanted: Click): Promise<Outcome> {
  const outcome = await click(browser, wanted, isQuick);
  return outcome === 'late' ? click(browser, wanted, true) : outcome;
}

for (const { name, clicks } of groups) {
  test(`${name}: ${clicks.length} of ${clicks.length} clicks on a page that is not yet interactive get their response`, async ({
    browser,
  }) => {
    test.setTimeout(clicks.length * 30_000);
    const failed: string[] = [];
    const waiting = [...clicks];
    const clickOn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const outcome = await clickEarly(browser, next);
        if (outcome !== 'replayed') failed.push(`${next.kind.name} on ${next.path}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, clickOn));
    expect(failed).toEqual([]);
  });
}
