import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/config/paths.ts';
import { expect } from './fixtures.ts';
import { jobPages, sitePages } from './sitePages.ts';

/** Controls that respond in the same way. */
export type ControlKind = {
  name: string;
  /** The pages that have such a control. */
  pages: readonly string[];
  selector: string;
  /** Waits for the control's response, without end; called before the click. */
  expectResponse: (page: Page, control: Locator) => Promise<unknown>;
};

/** The clock of a response starts at the click, which comes later: whoever clicks limits the wait. */
const RESPONSE_TIMEOUT = { timeout: 0 };

const opensDialog: ControlKind['expectResponse'] = (page) => expect(page.getByRole('dialog')).toBeVisible(RESPONSE_TIMEOUT);

const expectSlide = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `Show testimonial ${number} of 5` })).toHaveAttribute(
    'aria-current',
    'true',
    RESPONSE_TIMEOUT,
  );

/**
 * All kinds of controls in the prerendered pages, the rarest first. The gate's checkbox and the privacy notice are left out,
 * because the page's code adds them and they are interactive from the start.
 */
export const controlKinds: readonly ControlKind[] = [
  {
    name: 'carousel: next',
    pages: [paths.home],
    selector: 'button[aria-label="Next testimonial"]',
    expectResponse: (page) => expectSlide(page, 2),
  },
  {
    name: 'carousel: previous',
    pages: [paths.home],
    selector: 'button[aria-label="Previous testimonial"]',
    expectResponse: (page) => expectSlide(page, 5),
  },
  {
    name: 'carousel: dot',
    pages: [paths.home],
    selector: 'button[aria-label^="Show testimonial"]',
    // The first slide is already shown: the response to its dot is that the carousel stops.
    expectResponse: async (page, control) => {
      await expect(control).toHaveAttribute('aria-current', 'true', RESPONSE_TIMEOUT);
      await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible(RESPONSE_TIMEOUT);
    },
  },
  {
    name: 'carousel: pause',
    pages: [paths.home],
    selector: 'button[aria-label="Pause the testimonials"]',
    expectResponse: (page) => expect(page.getByLabel('Play the testimonials')).toBeVisible(RESPONSE_TIMEOUT),
  },
  {
    name: 'form: send',
    pages: [paths.contact],
    selector: 'form button[type="submit"]',
    // Nothing is filled in, so the browser focuses the first field.
    expectResponse: (page) => expect(page.getByLabel('First name')).toBeFocused(RESPONSE_TIMEOUT),
  },
  {
    name: 'lead dialog',
    pages: [paths.pepprac, paths.aff],
    selector: 'button[aria-haspopup="dialog"]:has-text("Book Implementation Call")',
    expectResponse: opensDialog,
  },
  {
    name: 'topic dialog',
    pages: [paths.home, paths.webinar],
    selector: 'main button[aria-haspopup="dialog"]:not(:has-text("Book Implementation Call"), :has-text("Apply Now"))',
    expectResponse: opensDialog,
  },
  {
    name: 'video',
    pages: [paths.home, paths.aff, paths.dr, paths.pepprac, paths.webinar, paths.tyFb],
    // A link to its file, which plays natively before the page's code has loaded.
    selector: 'a[href$=".mp4"]',
    expectResponse: (page) => page.waitForRequest((request) => /\.(mp4|webm)$/.test(request.url()), RESPONSE_TIMEOUT),
  },
  {
    name: 'apply dialog',
    pages: jobPages,
    selector: 'main button[aria-haspopup="dialog"]:has-text("Apply Now")',
    expectResponse: opensDialog,
  },
  {
    name: 'accordion',
    pages: [
      ...[paths.home, paths.about, paths.aff, paths.dr, paths.faq, paths.onboarding, paths.pepprac, paths.start],
      ...[paths.tyFb, paths.webinar],
      ...[paths.privacyPolicy, paths.termsAndConditions, paths.noticeOfPrivacyPractices, paths.telehealthConsent],
    ],
    selector: 'details > summary',
    expectResponse: async (_page, control) => {
      const details = control.locator('..');
      const wasOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
      await expect(details).toHaveJSProperty('open', !wasOpen, RESPONSE_TIMEOUT);
    },
  },
  {
    name: 'menu',
    pages: sitePages,
    selector: 'header button[aria-expanded]',
    expectResponse: (_page, control) => expect(control).toHaveAttribute('aria-expanded', 'true', RESPONSE_TIMEOUT),
  },
  {
    name: 'privacy choices',
    pages: sitePages,
    selector: 'footer button[aria-haspopup="dialog"]',
    expectResponse: opensDialog,
  },
  {
    name: 'link',
    pages: sitePages,
    selector: 'footer a[href^="/"]:not([href*="#"])',
    expectResponse: async (page, control) => {
      const target = await control.evaluate((link: HTMLAnchorElement) => link.href);
      await page.waitForURL(target, { ...RESPONSE_TIMEOUT, waitUntil: 'commit' });
    },
  },
];
