import type { Page } from '@playwright/test';

const KEPT = 6;

/** Put into the page by `rememberPresses`. */
declare const presses: string[];

/** Lets a page remember where its visitor pressed: one in thousands has come to nothing, and left no trace of why. */
export const rememberPresses = (page: Page) =>
  page.addInitScript((kept) => {
    const list: string[] = [];
    Object.assign(window, { presses: list });
    const remember = (event: Event) => {
      const words = event.target instanceof Element ? event.target.outerHTML.slice(0, 80) : 'the page';
      list.push(`${event.type} at ${Math.round(event.timeStamp)} ms, ${Math.round(scrollY)} px down, on ${words}`);
      list.splice(0, list.length - kept);
    };
    for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, remember, { capture: true });
  }, KEPT);

/** What it remembers, a press a line. */
export const rememberedPresses = async (page: Page): Promise<string> =>
  (await page.evaluate(() => presses).catch(() => [])).map((press) => `\n  ${press}`).join('');
