import type { Page } from '@playwright/test';

/** The message of the error that the broken section throws. */
export const BUG = 'This section fails on purpose, and knows dana@lakeside-peptides.example.';

/** Makes the home page's testimonials throw: only they observe their intersection with a margin of 200 px. */
const breakTestimonials = (page: Page): Promise<unknown> =>
  page.addInitScript((message) => {
    const { IntersectionObserver: Real } = window;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (options?.rootMargin === '200px') throw new Error(message);
        super(callback, options);
      }
    };
  }, BUG);

/** Opens the home page with failing testimonials, and scrolls, because sections below the first screen hydrate only then. */
export async function openBroken(page: Page, address: string): Promise<void> {
  await breakTestimonials(page);
  await page.goto(address);
  await page.mouse.wheel(0, 1000);
}
