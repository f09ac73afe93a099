/** A finger on the screen. */
import type { Page } from '@playwright/test';
import { expect, openPage, phone, test } from './helpers/fixtures.ts';

test.use({
  ...phone,
  hasTouch: true,
  isMobile: true,
  // Chromium logs that the library cannot cancel the end of a touch, which changes nothing.
  expectedErrors: /Ignored attempt to cancel a touchend event/,
});

type Point = readonly [x: number, y: number];

/** Moves a finger over the screen, as slowly as a person does. */
async function swipe(page: Page, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: fromX, y: fromY });
  for (let part = 1; part <= 8; part += 1) {
    await touch('touchMove', { x: fromX + ((toX - fromX) * part) / 8, y: fromY + ((toY - fromY) * part) / 8 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
  await session.detach();
}

test('a finger turns the testimonials sideways, and scrolls the page over them', async ({ page }) => {
  await openPage(page, '/');
  const carousel = page.getByRole('group', { name: 'Testimonials', exact: true });
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Before its code has loaded, the slides are scrolled.
  await expect(carousel.locator('.slick-active')).toBeVisible();
  const { x, y } = await carousel.boundingBox().then((box) => box ?? { x: 0, y: 0 });
  const [left, right, middle] = [x + 40, x + 280, y + 160];
  const current = carousel.locator('[aria-current=true]');
  const top = await page.evaluate(() => window.scrollY);

  await swipe(page, [right, middle], [left, middle]);
  await expect(current).toHaveAccessibleName('Show testimonial 2 of 5');
  await swipe(page, [left, middle], [right, middle]);
  await expect(current).toHaveAccessibleName('Show testimonial 1 of 5');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await swipe(page, [left, middle], [left, middle - 150]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 50);
  await expect(current).toHaveAccessibleName('Show testimonial 1 of 5');
});
