import type { Browser } from '@playwright/test';
import { kinds, pages, type Kind } from './earlyClick/controls.ts';
import { calm, expect, test } from './fixtures.ts';

/** `npm test` has time for a press a page and a press a kind. `EARLY_PRESSES=20` presses each kind that often, and on all of its pages. */
const PRESSES = Number(process.env.EARLY_PRESSES ?? 0);
const isQuick = PRESSES === 0;

/** Pages mostly wait for the slow line, so some can be waited for together. */
const AT_ONCE = isQuick ? 8 : 4;

/** After the first paint: sooner than the page's code can be there, later than a visitor can see what to press. */
const PRESS_AFTER_MS = 300;

const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** The browser slows a page down by keeping the processor busy with nothing, for which all else that is tested would have to wait. */
const CPU_SLOWDOWN = isQuick ? 1 : 4;

type Press = { kind: Kind; path: string; /** Which of the controls of this kind, counted around. */ turn: number };

/** One press a page, of the kind that was pressed least, and one of each kind that no page was left for. */
function quickPresses(): Press[] {
  const presses: Press[] = [];
  const count = (kind: Kind) => presses.filter((press) => press.kind === kind).length;
  const add = (kind: Kind | undefined, path: string) => kind && presses.push({ kind, path, turn: count(kind) });
  for (const path of pages) {
    add(kinds.filter((kind) => kind.pages.includes(path)).sort((a, b) => count(a) - count(b))[0], path);
  }
  for (const kind of kinds) if (count(kind) === 0) add(kind, kind.pages[0] ?? '/');
  return presses;
}

/** A kind on each of its pages, and around again until there are enough. */
const allPresses = (kind: Kind): Press[] =>
  Array.from({ length: Math.max(PRESSES, kind.pages.length) }, (_, index) => ({
    kind,
    path: kind.pages[index % kind.pages.length] ?? '/',
    turn: Math.floor(index / kind.pages.length),
  }));

const groups: readonly { name: string; presses: Press[] }[] = isQuick
  ? [{ name: 'every kind and every page', presses: quickPresses() }]
  : kinds.map((kind) => ({ name: kind.name, presses: allPresses(kind) }));

/**
 * Finds the middle of a control as soon as so many milliseconds have passed since the first paint and it stands still in the window:
 * the bands on the way to it are drawn only now, and nobody presses what is still moving. Runs in the page.
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

/** Put into the page by `press`. */
declare const onFirstClick: (isHydrated: boolean) => void;

/** Tells of the visitor's own click, not of the one that gives it back. Runs in the page, before all else. */
function reportFirstClick() {
  const report = () => onFirstClick('hydrated' in document.documentElement.dataset);
  window.addEventListener('click', report, { capture: true, once: true });
}

type Outcome = 'answered' | 'lost' | 'late';

/** Presses as a visitor on a phone does, in a browser that knows nothing of the site. `isHeldBack`: the page's code comes after the press. */
async function press(browser: Browser, { kind, path, turn }: Press, isHeldBack: boolean): Promise<Outcome> {
  // Without motion the carousel does not move by itself, which would look like an answer.
  const context = await browser.newContext({ viewport: calm.viewport, ...calm.contextOptions, isMobile: true, hasTouch: true });
  try {
    const clicks: { isHydrated: boolean }[] = [];
    let release: () => void = () => undefined;
    const clicked = new Promise<void>((resolve) => (release = resolve));
    await context.exposeFunction('onFirstClick', (isHydrated: boolean) => {
      clicks.push({ isHydrated });
      release();
    });
    await context.addInitScript(reportFirstClick);
    const page = await context.newPage();
    if (isHeldBack) await page.route('**/assets/*.js', (route) => clicked.then(() => route.continue()));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(path, { waitUntil: 'commit' });
    const controls = page.locator(kind.selector).filter({ visible: true });
    await controls.first().waitFor();
    const control = controls.nth(turn % (await controls.count()));
    const answered = kind.answer(page, control).then(
      () => true,
      () => false,
    );
    // At once: Playwright's own way of pressing waits until nothing moves any more.
    const { x, y } = await control.evaluate(findAfterFirstPaint, PRESS_AFTER_MS);
    await page.touchscreen.tap(x, y);
    if (!(await answered)) return 'lost';
    // What is held back cannot have been there; and a link may leave its page before the page can say so.
    return isHeldBack || clicks[0]?.isHydrated === false ? 'answered' : 'late';
  } finally {
    await context.close();
  }
}

/** A press on a page that is hydrated proves nothing: where other work has held it up so long, it is made again on a page that is not. */
async function pressEarly(browser: Browser, wanted: Press): Promise<Outcome> {
  const outcome = await press(browser, wanted, false);
  return outcome === 'late' ? press(browser, wanted, true) : outcome;
}

for (const { name, presses } of groups) {
  test(`${name}: ${presses.length} of ${presses.length} presses before hydration are answered`, async ({ browser }) => {
    test.setTimeout(presses.length * 30_000);
    const failed: string[] = [];
    const waiting = [...presses];
    const pressOn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const outcome = await pressEarly(browser, next);
        if (outcome !== 'answered') failed.push(`${next.kind.name} on ${next.path}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, pressOn));
    expect(failed).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every button is one of the kinds that are pressed, on the pages that are named for it', async ({ page }) => {
    const known = kinds.map(({ selector }) => selector).join(', ');
    for (const path of pages) {
      await page.goto(path);
      const named = kinds.filter((kind) => kind.pages.includes(path)).map(({ name }) => name);
      const found: string[] = [];
      for (const { name, selector } of kinds) if ((await page.locator(selector).count()) > 0) found.push(name);
      expect(found, path).toEqual(named);
      const others = page.locator('button, [data-press], details > summary').and(page.locator(`:not(${known})`));
      expect(await others.evaluateAll((elements) => elements.map((element) => element.outerHTML)), path).toEqual([]);
    }
  });
});
