import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { paths } from '../../src/config/paths.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sitePages.ts';

/** One of each layout, the longest ones. */
const layouts = ['/', '/about', '/pepprac', '/testimonials', '/webinar', '/jobs/contentstrategist', '/privacy-policy'];

test.describe('in a picture of the whole page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of layouts) {
    test(`${path}: every text is drawn without scrolling, and every image in a window as high as the page`, async ({ page }) => {
      await openPage(page, path);
      const readBlank = () =>
        page.locator('main :is(h1, h2, h3, p, li, dd, blockquote)').evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            // Slides and texts for screen readers are hidden on purpose.
            .filter((element) => !element.closest('[aria-hidden=true], [data-until-found]'))
            .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
            .map((element) => element.textContent.slice(0, 60)),
        );
      // Sections far below the window are rendered three seconds after the page has loaded.
      await expect.poll(readBlank, { timeout: 8000 }).toEqual([]);

      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 360, height });
      const readMissing = () =>
        page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.naturalWidth === 0 && image.checkVisibility())
            // Slides that are not shown are beside the window, and so are most of the logos that move.
            .filter((image) => {
              const { left, right } = image.getBoundingClientRect();
              return left < window.innerWidth && right > 0;
            })
            .map(({ src }) => src),
        );
      await expect.poll(readMissing).toEqual([]);
      expect(await readBlank()).toEqual([]);
    });
  }
});

const legalPages: readonly string[] = [
  paths.privacyPolicy,
  paths.termsAndConditions,
  paths.noticeOfPrivacyPractices,
  paths.telehealthConsent,
];

// The library that is Firefox's reader mode.
const READABILITY = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

test('reader mode has the title and the sentences of every page, and each heading of a legal one', async ({ page }) => {
  for (const path of sitePages) {
    await page.goto(path);
    const article = await page.evaluate<ReturnType<Readability['parse']>>(
      `${READABILITY}; new Readability(document.cloneNode(true)).parse()`,
    );
    expect(article?.title, path).toBe(await page.title());
    const text = article?.textContent ?? '';
    const [sentences, headings] = await page.evaluate(() => {
      const read = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return [read('main :is(p, li):not(form *, nav *, noscript *, [data-until-found] *, :has(a, p))'), read('main article h2')];
    });
    const long = sentences.filter(({ length }) => length > 60);
    const lost = long.filter((sentence) => !text.includes(sentence));
    // It leaves out some introductions and notes.
    expect(lost.length / long.length, `${path} loses ${lost.join('\n')}`).toBeLessThan(0.2);
    if (!legalPages.includes(path)) continue;
    expect(headings.length, path).toBeGreaterThan(5);
    expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
  }
});
