import type { Page } from '@playwright/test';

/** What the broken section throws. */
export const BUG = 'This section fails on purpose, and knows dana@lakeside-peptides.example.';

/** Lets the home page's fifth section, the testimonials, throw: it alone observes its intersection with a margin of 200 px. */
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

/** Opens the home page, whose testimonials fail, and scrolls: below the first screen it is nothing but HTML until then. */
export async function openBroken(page: Page, address: string): Promise<void> {
  await breakTestimonials(page);
  await page.goto(address);
  await page.mouse.wheel(0, 1000);
}
