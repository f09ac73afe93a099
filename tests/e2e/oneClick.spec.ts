import type { Locator, Page } from '@playwright/test';
import { JOB, openApplication } from './application.ts';
import { expect, test } from './fixtures.ts';

/**
 * One click is enough, also from a field that is wrong: leaving it shows its error, which moves the button. `npm test` leaves the first
 * and the last required field of each form; `EVERY_FIELD=1` leaves every field.
 */
const EVERY_FIELD = process.env.EVERY_FIELD === '1';

const widths = [360, 768, 1440];

type Filling = {
  /** Where the form is: its fields and its button. */
  root: Locator;
  submit: Locator;
  /** Whether the attempt to send it was noticed: the rules were applied to the whole form. */
  wasTried: () => Promise<boolean>;
};

type TestedForm = {
  name: string;
  path: string;
  open: (page: Page) => Promise<Filling>;
};

const hasErrors = (root: Locator, atLeast: number) => async () =>
  (await root.locator('[aria-invalid="true"]').count()) >= atLeast;

const testedForms: readonly TestedForm[] = [
  {
    name: 'lead',
    path: '/pepprac',
    open: async (page) => {
      await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
      const root = page.getByRole('dialog');
      await expect(root.getByLabel('Full name')).toBeVisible();
      return { root, submit: root.locator('[type=submit]'), wasTried: hasErrors(root, 3) };
    },
  },
  {
    name: 'application',
    path: JOB.path,
    open: async (page) => {
      const root = await openApplication(page);
      for (const box of await root.getByRole('checkbox').all()) await box.check();
      return { root, submit: root.locator('[type=submit]'), wasTried: hasErrors(root, 6) };
    },
  },
  {
    name: 'contact',
    path: '/contact',
    open: async (page) => {
      const root = page.getByRole('main').locator('form');
      // The browser itself checks this form, and tells each field that is wrong.
      const tried = page.evaluate(() => {
        (window as { tries?: number }).tries = 0;
        addEventListener('invalid', () => ((window as { tries?: number }).tries = 1), true);
      });
      await tried;
      return {
        root,
        submit: root.locator('[type=submit]'),
        wasTried: () => page.evaluate(() => (window as { tries?: number }).tries === 1),
      };
    },
  },
];

/** Presses as long as a person does: the page has the time to draw itself anew in between. */
const PRESS_MS = 80;

type Device = 'mouse' | 'touch' | 'keyboard';

async function pressSubmit(page: Page, submit: Locator, device: Device): Promise<void> {
  if (device === 'keyboard') {
    await submit.focus();
    await page.keyboard.press('Space', { delay: PRESS_MS });
    return;
  }
  const box = await submit.boundingBox();
  if (!box) throw new Error('The button is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'touch') {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), PRESS_MS);
  await page.mouse.up();
}

for (const form of testedForms) {
  for (const width of widths) {
    test(`${form.name} form at ${width}: one click sends it, from a field that is wrong, by each device`, async ({ browser }) => {
      test.setTimeout(EVERY_FIELD ? 240_000 : 60_000);
      const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const lost: string[] = [];
      try {
        await page.goto(form.path);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        const { root: first } = await form.open(page);
        const count = await fieldsOf(first).count();
        const indexes = [...Array(count).keys()].filter((index) => EVERY_FIELD || index === 0 || index === count - 1);
        for (const device of ['mouse', 'touch', 'keyboard'] as const) {
          for (const index of indexes) {
            await page.goto(form.path);
            await expect(page.locator('html')).toHaveAttribute('data-hydrated');
            const { root, submit, wasTried } = await form.open(page);
            await submit.scrollIntoViewIfNeeded();
            const field = fieldsOf(root).nth(index);
            const name = await field.evaluate((element: HTMLInputElement) => element.name);
            // Without scrolling: the visitor sees the button already.
            await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
            await pressSubmit(page, submit, device);
            await expect
              .poll(wasTried, { timeout: 2000 })
              .toBe(true)
              .catch(() => lost.push(`${device} from ${name}`));
          }
        }
      } finally {
        await context.close();
      }
      expect(lost).toEqual([]);
    });
  }
}

/** The fields to leave: nothing is typed, so each required one is wrong. */
function fieldsOf(root: Locator): Locator {
  const typed = 'input:not([type=checkbox]):not([type=file]):not([tabindex="-1"])';
  return root.locator(EVERY_FIELD ? `${typed}, textarea, select` : `${typed}[required]`);
}
