import { about } from '../../src/content/about.ts';
import { expect, test } from './helpers/fixtures.ts';

test('the greeting appears at a character each 100 ms and glows for a second, once, by CSS alone', async ({ page }) => {
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(about.hero.greeting);
  const timings = await heading.evaluate((element) =>
    [...element.querySelectorAll('span')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationDelay, animationDuration, animationIterationCount }) => ({
        delay: Math.round(parseFloat(animationDelay) * 1000),
        duration: Math.round(parseFloat(animationDuration) * 1000),
        iterations: animationIterationCount,
      })),
  );
  const { length } = Array.from(about.hero.greeting);
  const typed = Array.from({ length }, (_, index) => ({ delay: index * 100, duration: 1, iterations: '1' }));
  expect(timings).toEqual([...typed, { delay: length * 100, duration: 1000, iterations: '1' }]);
});

test('with reduced motion the greeting is visible at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const opacities = await page
    .getByRole('heading', { level: 1 })
    // The last one is the glow behind the text.
    .locator('span > span:not(:last-child)')
    .evaluateAll((characters) => [...new Set(characters.map((character) => getComputedStyle(character).opacity))]);
  expect(opacities).toEqual(['1']);
});
