import type { Page } from '@playwright/test';

/** What the broken band throws. */
export const MISTAKE = 'This band fails on purpose, and knows dana@lakeside-peptides.example.';

/** The home page's fifth band, the testimonials, throws: it alone asks to be told from 200 px on that it comes near. */
export const breakTestimonials = (page: Page): Promise<unknown> =>
  page.addInitScript((mistake) => {
    const { IntersectionObserver: Real } = window;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (options?.rootMargin === '200px') throw new Error(mistake);
        super(callback, options);
      }
    };
  }, MISTAKE);
