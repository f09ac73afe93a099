import type { Locator, Page } from '@playwright/test';
import { redirects } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';
import { expect } from '../fixtures.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));
export const pages = Object.values(paths).filter((path) => !redirected.has(path));

const jobs = pages.filter((path) => path.startsWith('/jobs/'));

/** Controls that answer in the same way. */
export type Kind = {
  name: string;
  /** Where it stands. */
  pages: readonly string[];
  selector: string;
  /** Waits for the answer; begun before the press. */
  answer: (page: Page, control: Locator) => Promise<unknown>;
};

/** How long an answer may take: the code comes over a slow line. */
const patient = { timeout: 20_000 };

const opensDialog: Kind['answer'] = (page) => expect(page.getByRole('dialog')).toBeVisible(patient);

const expectSlide = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `Show testimonial ${number} of 5` })).toHaveAttribute('aria-current', 'true', patient);

/**
 * All kinds of controls in the pages as they are before any script, the rarest first. The gate's box and the privacy notice are not
 * among them: they are put into the page by its code, so they answer from the first moment.
 */
export const kinds: readonly Kind[] = [
  {
    name: 'carousel: next',
    pages: [paths.home],
    selector: 'button[aria-label="Next testimonial"]',
    answer: (page) => expectSlide(page, 2),
  },
  {
    name: 'carousel: previous',
    pages: [paths.home],
    selector: 'button[aria-label="Previous testimonial"]',
    answer: (page) => expectSlide(page, 5),
  },
  {
    name: 'carousel: dot',
    pages: [paths.home],
    selector: 'button[aria-label^="Show testimonial"]',
    // The first one is shown from the beginning: its answer is that the carousel stops.
    answer: async (page, control) => {
      await expect(control).toHaveAttribute('aria-current', 'true', patient);
      await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible(patient);
    },
  },
  {
    name: 'carousel: pause',
    pages: [paths.home],
    selector: 'button[aria-label="Pause the testimonials"]',
    answer: (page) => expect(page.getByLabel('Play the testimonials')).toBeVisible(patient),
  },
  {
    name: 'form: send',
    pages: [paths.contact],
    selector: 'form button[type="submit"]',
    // Nothing is filled in: the browser leads to the first field.
    answer: (page) => expect(page.getByLabel('First name')).toBeFocused(patient),
  },
  {
    name: 'lead dialog',
    pages: [paths.pepprac, paths.aff],
    selector: 'button[aria-haspopup="dialog"]:has-text("Book Implementation Call")',
    answer: opensDialog,
  },
  {
    name: 'topic dialog',
    pages: [paths.home, paths.webinar],
    selector: 'main button[aria-haspopup="dialog"]:not(:has-text("Book Implementation Call"), :has-text("Apply Now"))',
    answer: opensDialog,
  },
  {
    name: 'film',
    pages: [paths.aff, paths.dr, paths.pepprac, paths.webinar, paths.tyFb],
    // A link to its file, which plays natively before the page's code is there.
    selector: 'a[href$=".mp4"]',
    answer: (page) => page.waitForRequest((request) => /\.(mp4|webm)$/.test(request.url()), patient),
  },
  {
    name: 'apply dialog',
    pages: jobs,
    selector: 'main button[aria-haspopup="dialog"]:has-text("Apply Now")',
    answer: opensDialog,
  },
  {
    name: 'accordion',
    pages: [
      ...[paths.home, paths.about, paths.aff, paths.dr, paths.faq, paths.onboarding, paths.pepprac, paths.start],
      ...[paths.tyFb, paths.webinar],
      ...[paths.privacyPolicy, paths.termsAndConditions, paths.noticeOfPrivacyPractices, paths.telehealthConsent],
    ],
    selector: 'details > summary',
    answer: async (_page, control) => {
      const details = control.locator('..');
      const wasOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
      await expect(details).toHaveJSProperty('open', !wasOpen, patient);
    },
  },
  {
    name: 'menu',
    pages,
    selector: 'header button[aria-expanded]',
    answer: (_page, control) => expect(control).toHaveAttribute('aria-expanded', 'true', patient),
  },
  {
    name: 'privacy choices',
    pages,
    selector: 'footer button[aria-haspopup="dialog"]',
    answer: opensDialog,
  },
  {
    name: 'link',
    pages,
    selector: 'footer a[href^="/"]:not([href*="#"])',
    answer: async (page, control) => {
      const target = await control.evaluate((link: HTMLAnchorElement) => link.href);
      await page.waitForURL(target, { ...patient, waitUntil: 'commit' });
    },
  },
];
