import type { Page } from '@playwright/test';

const REMEMBERED = 6;

/** Defined in the page by `recordClicks`. */
declare const lastClicks: string[];

/** Records a page's last clicks, for the report of a click without effect. */
export const recordClicks = (page: Page) =>
  page.addInitScript((remembered) => {
    const list: string[] = [];
    Object.assign(window, { lastClicks: list });
    const record = (event: Event) => {
      const target = event.target instanceof Element ? event.target.outerHTML.slice(0, 80) : 'the page';
      list.push(`${event.type} at ${Math.round(event.timeStamp)} ms, ${Math.round(scrollY)} px down, on ${target}`);
      list.splice(0, list.length - remembered);
    };
    for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, record, { capture: true });
  }, REMEMBERED);

/** The recorded clicks, one per line. */
export const readClicks = async (page: Page): Promise<string> =>
  (await page.evaluate(() => lastClicks).catch(() => [])).map((click) => `\n  ${click}`).join('');
