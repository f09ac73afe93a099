import type { Browser, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './forms.ts';
import { clickWork, trace } from './mainThread.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 412, height: 823 };

/** Event Timing reports nothing shorter, and rounds to eight. */
const SHORTEST_MS = 16;
const TIMEOUT_MS = 2000;

/** How long a finger or a hand holds a button. */
const HOLD_MS = 80;

type Interaction = { path: string; viewport: typeof PHONE; selector: string };

/** The controls whose INP is measured. */
export const interactions: Record<'dialog' | 'accordion' | 'carousel' | 'menu', Interaction> = {
  dialog: { path: '/pepprac', viewport: DESKTOP, selector: 'main button[aria-haspopup="dialog"]' },
  accordion: { path: '/faq', viewport: DESKTOP, selector: 'details > summary' },
  carousel: { path: '/', viewport: DESKTOP, selector: 'button[aria-label="Next testimonial"]' },
  menu: { path: '/', viewport: PHONE, selector: 'header button[aria-expanded]' },
};

/** Opens a page with a slowed processor, and waits until it is interactive. */
async function openHydrated(browser: Browser, url: string, viewport: typeof PHONE, slowdown = CPU_SLOWDOWN): Promise<Page> {
  const page = await browser.newPage({ viewport });
  // tsx names functions with a helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

type Timing = PerformanceEventTiming & { interactionId: number };

/**
 * Measures the time from the events of one click to the next paint. Runs in the page.
 *
 * @param shortest in milliseconds; the result if the browser reports no event of the click within `timeout` milliseconds
 */
const watchClick = ({ shortest, timeout }: { shortest: number; timeout: number }) =>
  new Promise<number>((resolve) => {
    let longest = shortest;
    new PerformanceObserver((list) => {
      for (const { name, interactionId, duration } of list.getEntries() as Timing[]) {
        if (interactionId > 0) longest = Math.max(longest, duration);
        // The last event of a click. A slow device reports it long after the paint.
        if (name === 'click') resolve(longest);
      }
    }).observe({ type: 'event', durationThreshold: shortest });
    addEventListener('click', () => setTimeout(() => resolve(longest), timeout), { once: true, capture: true });
  });

/** Passes a control of a freshly loaded, interactive page on, scrolled into view. */
async function withControl(
  browser: Browser,
  site: string,
  { path, viewport, selector }: Interaction,
  slowdown: number,
  measure: (page: Page, control: Locator) => Promise<number>,
): Promise<number> {
  const page = await openHydrated(browser, site + path, viewport, slowdown);
  try {
    const control = page.locator(selector).first();
    await control.scrollIntoViewIfNeeded();
    return await measure(page, control);
  } finally {
    await page.close();
  }
}

/** Clicks a control. @returns milliseconds from the click to the next paint, at least `SHORTEST_MS` */
export const measureInteraction = (browser: Browser, site: string, interaction: Interaction): Promise<number> =>
  withControl(browser, site, interaction, CPU_SLOWDOWN, async (page, control) => {
    const duration = page.evaluate(watchClick, { shortest: SHORTEST_MS, timeout: TIMEOUT_MS });
    await control.click({ delay: HOLD_MS });
    return duration;
  });

/** Waits until the frame after now is drawn. Runs in the page. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Clicks a control. @returns milliseconds that the main thread computes until the next frame, on a processor that is not slowed */
export const measureClickWork = (browser: Browser, site: string, interaction: Interaction): Promise<number> =>
  withControl(browser, site, interaction, 1, async (page, control) => {
    const click = async () => {
      await control.click();
      await page.evaluate(nextFrame);
    };
    return clickWork(await trace(browser, page, click));
  });

/** Measures the milliseconds from a click to the frame that shows another page heading. Runs in the page. */
const watchRouteChange = () =>
  new Promise<number>((resolve) => {
    const before = document.querySelector('main h1');
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before) setTimeout(() => resolve(performance.now() - timeStamp), 0);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });

/** Milliseconds of a route change with the code of both pages loaded. */
export async function measureRouteChange(browser: Browser, site: string, slowdown = CPU_SLOWDOWN): Promise<number> {
  const page = await openHydrated(browser, `${site}/`, DESKTOP, slowdown);
  try {
    const follow = async (path: string) => {
      const duration = page.evaluate(watchRouteChange);
      await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();
      return await duration;
    };
    await follow('/faq');
    await follow('/');
    return await follow('/faq');
  } finally {
    await page.close();
  }
}
