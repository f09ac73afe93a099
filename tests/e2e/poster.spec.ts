/** A visitor sees the poster of a video as one picture: the button that plays covers nothing of it, and its frame cuts through no line. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { test as testConfigured } from './helpers/privacy.ts';

const WIDTHS = [320, 360, 390, 412, 600, 768, 1024, 1280, 1440, 1920];

/** Texts of the poster that are cut or covered. */
const readFaults = (page: Page) =>
  page.evaluate(() => {
    const figure = document.querySelector('[aria-hidden=true] > figure:has([role=img])');
    const frame = figure?.parentElement?.parentElement;
    const mark = frame?.querySelector('[aria-label^="Play "] > span')?.getBoundingClientRect();
    if (!figure || !frame || !mark) throw new Error('The page has no poster with a button.');
    const found: string[] = [];
    let lines = 0;
    const nodes = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      const text = nodes.currentNode.textContent;
      const clips = [frame, nodes.currentNode.parentElement?.closest('ul') ?? frame].map((it) => it.getBoundingClientRect());
      const left = Math.max(...clips.map((it) => it.left));
      const right = Math.min(...clips.map((it) => it.right));
      const bottom = Math.min(...clips.map((it) => it.bottom));
      for (const line of range.getClientRects()) {
        if (line.left >= right || line.top >= bottom) continue;
        lines += 1;
        if (line.left < left - 1 || line.right > right + 1 || line.bottom > bottom + 1) found.push(`cut: ${text}`);
        const isCovered = line.left < mark.right && line.right > mark.left && line.top < mark.bottom && line.bottom > mark.top;
        if (isCovered) found.push(`covered: ${text}`);
      }
    }
    return { found, hasLines: lines > 3 };
  });

async function expectWhole(page: Page, path: string) {
  await openPage(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await readFaults(page), `${path} at ${width} px`).toEqual({ found: [], hasLines: true });
  }
}

testConfigured('the poster of a video on another host is whole at every width', async ({ page }) => {
  for (const path of ['/aff', '/dr', '/pepprac', '/webinar', '/ty-fb']) await expectWhole(page, path);
});

test('/aff shows what is left for the business at every width', async ({ page }) => {
  await openPage(page, '/aff');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { row, frame } = await page.evaluate(() => {
      const poster = document.querySelector('[aria-hidden=true]:has(> figure)');
      const last = poster?.querySelector('li:last-child');
      return { row: last?.getBoundingClientRect(), frame: poster?.getBoundingClientRect() };
    });
    expect(row?.height, `at ${width} px`).toBeGreaterThan(0);
    expect(row?.right, `at ${width} px`).toBeLessThanOrEqual(frame?.right ?? 0);
    expect(row?.bottom, `at ${width} px`).toBeLessThanOrEqual(frame?.bottom ?? 0);
  }
});

test('a video of this site is whole at every width, and has the browser’s controls from the first click on', async ({ page }) => {
  await expectWhole(page, '/');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('preload', 'metadata');
  await expect(video).toBeHidden();
  await page.getByRole('button', { name: 'Play the half-minute sample' }).click();
  await expect(video).toBeVisible();
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Play the/ })).toHaveCount(0);
});
