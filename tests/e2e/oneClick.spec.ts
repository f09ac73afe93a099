import type { Locator, Page } from '@playwright/test';
import { JOB, openApplication } from './helpers/application.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';

/**
 * One click is enough, also from an invalid field: leaving it shows its error, which moves the button. `npm test` leaves the
 * first and the last required field of each form; `EVERY_FIELD=1` leaves every field.
 */
const EVERY_FIELD = process.env.EVERY_FIELD === '1';

/** As long as a person holds a button down, which gives the page time to move it. */
const CLICK_MS = 80;

type TestedForm = {
  name: string;
  path: string;
  /** Shows the empty form. @returns the element that contains it */
  open: (page: Page) => Promise<Locator>;
  /** Whether the click submitted the form: all of its fields were validated. */
  wasSubmitted: (root: Locator) => Promise<boolean>;
};

const hasErrors = (atLeast: number) => async (root: Locator) => (await root.locator('[aria-invalid="true"]').count()) >= atLeast;

const testedForms: readonly TestedForm[] = [
  {
    name: 'lead',
    path: '/pepprac',
    open: async (page) => {
      const root = page.getByRole('dialog');
      if (await root.isVisible()) await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
      await expect(root.getByLabel('Full name')).toBeVisible();
      return root;
    },
    wasSubmitted: hasErrors(3),
  },
  {
    name: 'application',
    path: JOB.path,
    open: async (page) => {
      // Reloaded each time: the toast of the previous attempt covers the button for a while at some widths.
      await openPage(page, JOB.path);
      const root = await openApplication(page);
      for (const box of await root.getByRole('checkbox').all()) await box.check();
      return root;
    },
    wasSubmitted: hasErrors(6),
  },
  {
    name: 'contact',
    path: '/contact',
    open: async (page) => {
      // The browser itself validates this form, and dispatches an event to each invalid field.
      await page.evaluate(() => {
        delete document.documentElement.dataset.submitted;
        addEventListener('invalid', () => (document.documentElement.dataset.submitted = ''), true);
      });
      return page.getByRole('main').locator('form');
    },
    wasSubmitted: async (root) => (await root.page().locator('html[data-submitted]').count()) > 0,
  },
];

type Device = 'mouse' | 'touch' | 'keyboard';

async function clickBy(device: Device, page: Page, submit: Locator): Promise<void> {
  if (device === 'keyboard') {
    await submit.focus();
    await page.keyboard.press('Space', { delay: CLICK_MS });
    return;
  }
  const box = await submit.boundingBox();
  if (!box) throw new Error('The button is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'touch') {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), CLICK_MS);
  await page.mouse.up();
}

/** The fields to leave: nothing is typed, so each required one is invalid. */
function fieldsOf(root: Locator): Locator {
  const typed = 'input:not([type=checkbox]):not([type=file]):not([tabindex="-1"])';
  return root.locator(EVERY_FIELD ? `${typed}, textarea, select` : `${typed}[required]`);
}

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, open, wasSubmitted } of testedForms) {
  test(`${name} form: one click submits it from an invalid field, at each width and with each device`, async ({ page }) => {
    test.setTimeout(EVERY_FIELD ? 600_000 : 120_000);
    const lost: string[] = [];
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const count = await fieldsOf(await open(page)).count();
      const indexes = [...Array(count).keys()].filter((index) => EVERY_FIELD || index === 0 || index === count - 1);
      // Touch comes last: a moment after a tap Chromium ends the button's pressed look, and a key held on it then does not click.
      for (const device of ['mouse', 'keyboard', 'touch'] as const) {
        for (const index of indexes) {
          const root = await open(page);
          const submit = root.locator('[type=submit]');
          await submit.scrollIntoViewIfNeeded();
          const field = fieldsOf(root).nth(index);
          const fieldName = await field.evaluate((element: HTMLInputElement) => {
            // Without scrolling, because the visitor already sees the button.
            element.focus({ preventScroll: true });
            return element.name;
          });
          expect(await wasSubmitted(root)).toBe(false);
          await clickBy(device, page, submit);
          await expect
            .poll(() => wasSubmitted(root), { timeout: 2000 })
            .toBe(true)
            .catch(() => lost.push(`${device} from ${fieldName} at ${width} px`));
        }
      }
    }
    expect(lost).toEqual([]);
  });
}
