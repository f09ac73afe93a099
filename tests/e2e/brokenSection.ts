import type { Page } from '@playwright/test';

/** What the broken band throws. */
export const MISTAKE = 'This band fails on purpose, and knows dana@lakeside-peptides.example.';

/** The home page's fifth band, the testimonials, throws: it alone asks to be told from 200 px on that it comes near. */
const breakTestimonials = (page: Page): Promise<unknown> =>
  page.addInitScript((mistake) => {
    const { IntersectionObserver: Real } = window;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (options?.rootMargin === '200px') throw new Error(mistake);
        super(callback, options);
      }
    };
  }, MISTAKE);

/** Opens the home page, whose testimonials fail, and reads on: below the first screen it is nothing but HTML until then. */
export async function openBroken(page: Page, address: string): Promise<void> {
  await breakTestimonials(page);
  await page.goto(address);
  await page.mouse.wheel(0, 1000);
}
