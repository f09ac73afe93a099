/** A visitor walks through every page, by keyboard, on every screen and on paper. */
import type { Page } from '@playwright/test';
import { applicationForm } from '../../src/content/applicationForm.ts';
import { fillApplication, JOB, makePdf, openApplication } from './helpers/application.ts';
import { expect, openPage, testOnSlowLine as test, visitor } from './helpers/fixtures.ts';
import { addEarlyElements, forgetNewApis, obfuscateMail, REDRAWN, rejectStorage, translate } from './helpers/guests.ts';
import { watchLayout } from './helpers/layoutFaults.ts';
import { openChoices, openWatched } from './helpers/privacy.ts';
import { sitePages, templates } from './helpers/sites.ts';
import { expectLayout, firstViewports, useEverything, usualWidths, walk } from './helpers/walk.ts';

for (const [index, path] of templates.entries()) {
  const firstViewport = firstViewports[index % firstViewports.length] ?? firstViewports[0];
  test(`${path}, opened ${firstViewport.width} px wide: does not move, works by keyboard, fits screens and paper, and keeps to its policy`, async ({
    page,
  }) => {
    await walk(page, path, { firstViewport, widths: usualWidths });
  });
}

/** What changes the pages, and what the browser lacks: each page meets one of these groups. */
const guests = [
  { name: 'translated, with an extension’s elements', changes: [translate, addEarlyElements] },
  { name: 'behind mail obfuscation, without storage, in an old browser', changes: [obfuscateMail, rejectStorage, forgetNewApis] },
];

test.describe('pages that others change', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [index, path] of sitePages.entries()) {
    const { name, changes } = guests[index % guests.length] ?? { name: '', changes: [] };
    test(`${path}, ${name}: its buttons work at the first click, without an error, and it keeps to its policy`, async ({
      page,
      consoleErrors,
    }) => {
      for (const change of changes) await change(page);
      const expectPrivate = await openWatched(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await useEverything(page);
      expectPrivate();
      if (!name.startsWith('translated')) return;
      // React discards what others have changed, and says so.
      expect(consoleErrors.filter((line) => !REDRAWN.test(line))).toEqual([]);
      consoleErrors.splice(0);
    });
  }
});

/** Why a visitor cannot use the focused control. Runs in the page. */
function readObstacles(control: Element): string[] {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A message covers what is behind it until it is closed.
  const isCovered = hit === null || !(control.contains(hit) || hit.contains(control) || hit.closest('.toasts'));
  const obstacles = isCovered ? [`covered by <${hit?.localName ?? 'nothing'}>`] : [];
  for (let box = control.parentElement; box && box !== document.documentElement; box = box.parentElement) {
    // Focus scrolls such a box, a finger does not.
    if (box.scrollTop > 0 && getComputedStyle(box).overflowY === 'hidden')
      obstacles.push(`<${box.localName}> cannot be scrolled`);
  }
  return obstacles;
}

const landscape = { width: 740, height: 360 };

const DIALOG = '[role=dialog]';

/** The parts that cover a page: how a visitor opens each, with its errors where it has a form. `open` returns a selector for it. */
const covers: Record<string, (page: Page) => Promise<string>> = {
  'the menu': async (page) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    return 'header';
  },
  'the lead form with its errors': async (page) => {
    await openPage(page, '/pepprac');
    await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    await page.locator(`${DIALOG} [type=submit]`).click();
    await expect(page.locator(`${DIALOG} [aria-invalid=true]`)).not.toHaveCount(0);
    return DIALOG;
  },
  'the application with its errors': async (page) => {
    await openPage(page, JOB.path);
    const dialog = await openApplication(page);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await page.locator(`${DIALOG} [type=submit]`).click();
    await expect(page.locator(`${DIALOG} [aria-invalid=true]`)).not.toHaveCount(0);
    return DIALOG;
  },
  'the message that only the video is missing': async (page) => {
    await openPage(page, JOB.path);
    const { dialog, submit } = await fillApplication(page, visitor.email, makePdf());
    await dialog.getByLabel(applicationForm.labels.coverLetter).fill('https://www.loom.com/');
    await submit.click();
    await expect(page.locator('.toast')).toBeVisible();
    return `${DIALOG}, .toasts`;
  },
  'a topic': async (page) => {
    await openPage(page, '/');
    await page
      .getByRole('button', { name: /^Learn More about/ })
      .first()
      .click();
    await expect(page.locator(DIALOG)).toBeVisible();
    return DIALOG;
  },
  'the privacy choices': async (page) => {
    await openPage(page, '/faq');
    await openChoices(page);
    return DIALOG;
  },
};

test.describe('what covers the page', () => {
  test.use({ viewport: landscape, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(covers)) {
    test(`${name}: everything can be reached on a phone in landscape, and it fits other screens`, async ({ page }) => {
      await watchLayout(page);
      const within = await open(page);
      // The menu is opened on a narrower phone.
      await page.setViewportSize(landscape);
      const controls = page
        .locator(within)
        .locator('a[href], button, input:not([tabindex="-1"]), select, textarea')
        .filter({ visible: true });
      for (const control of await controls.all()) {
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        expect(await control.evaluate(readObstacles)).toEqual([]);
      }
      await expectLayout(page, usualWidths, within);
    });
  }
});
