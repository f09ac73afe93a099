import { paths } from '../../src/config/paths.ts';
import { redirects } from '../../src/app/routes.ts';
import { readFocusStop, readMissedStops, type FocusStop } from './focusStop.ts';
import { against } from './faults.ts';
import { expect, test } from './fixtures.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));
const pages = Object.values(paths).filter((path) => !redirected.has(path));

for (const path of pages) {
  test(`${path} hydrates without a word on the console, asks nobody else for anything, and fits every screen`, async ({
    page,
  }) => {
    const hosts = new Set<string>();
    // What a calendar asks for in its frame is the calendar's.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) hosts.add(new URL(request.url()).hostname);
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
    expect([...hosts]).toEqual(['127.0.0.1']);
  });

  test(`${path} can be walked through by keyboard, and shows where one is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const stops: FocusStop[] = [];
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(readFocusStop);
      if (stop === null) break;
      if (!stop.isOpaque) stops.push(stop);
    }
    expect(stops[0]?.element).toContain('Skip to');
    expect(
      stops.filter(({ isSeen }) => !isSeen).map(({ element }) => element),
      'covered or invisible',
    ).toEqual([]);
    expect(
      stops.filter(({ hasRing }) => !hasRing).map(({ element }) => element),
      'without a ring',
    ).toEqual([]);
    expect(
      stops.filter(({ isRepeated }) => isRepeated).map(({ element }) => element),
      'come to twice',
    ).toEqual([]);
    expect(await page.evaluate(readMissedStops), 'not reached').toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`${path} reads, its links lead on, and nothing waits to be revealed`, against('no-script', 'page'), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('It is not a medical provider');
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, h3, p, blockquote, li, dt, dd, img)')]
          .filter((element) => element.closest('details:not([open]), noscript, [data-script-only]') === null)
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(hidden).toEqual([]);
      const dead = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, form *'))
          .map((element) => element.textContent.trim()),
      );
      expect(dead, 'buttons that nothing would answer').toEqual([]);
    });
  }
});
