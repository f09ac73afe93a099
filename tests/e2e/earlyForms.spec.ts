import type { Page } from '@playwright/test';
import { against } from './faults.ts';
import { allowFailedRequests, expect } from './fixtures.ts';
import { forms, test, type FormUnderTest, type Environment } from './forms.ts';

const HELD_MS = 5000;
/** How long a click waits for its code. */
const EXPIRES_MS = 20_000;

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').count();
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not finish loading' });

async function expectNothingStored({ backend, applications, email }: Environment) {
  expect(await backend.leads(email)).toEqual([]);
  expect(await backend.messages(email)).toEqual([]);
  expect(await applications.rows(email)).toEqual([]);
}

/**
 * What a visitor can do before the page's code is there: fill in a form that is in the page and send it, or click the button that opens
 * one. Not by Playwright's own clicks, which would wait for a page that stands still.
 *
 * @returns goes on with what is left to do once the page is interactive
 */
async function beginEarly(form: FormUnderTest, environment: Environment): Promise<() => Promise<void>> {
  const { page } = environment;
  await page.goto(form.path, { waitUntil: 'commit' });
  if (form.id === 'contact') {
    const filled = await form.fill(environment);
    await filled.submit.evaluate((button: HTMLButtonElement) => button.click());
    expect(await isHydrated(page)).toBe(0);
    return async () => {
      await expect(async () => filled.expectThanks()).toPass({ timeout: 20_000 });
      await filled.expectStored(1);
    };
  }
  const opener = page
    .getByRole('main')
    .locator('button[aria-haspopup="dialog"]:visible')
    .filter({ hasText: /Book|Apply/ })
    .first();
  await opener.waitFor();
  await opener.evaluate((button: HTMLButtonElement) => button.click());
  expect(await isHydrated(page)).toBe(0);
  return async () => {
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const filled = await form.fill(environment);
    await filled.submit.click();
    await filled.expectThanks();
    await filled.expectStored(1);
  };
}

for (const form of forms) {
  test.describe(`the ${form.id} form, used before the page’s code is there`, () => {
    test(
      'with the code held back for five seconds: one row and thanks',
      against('slow-line', form.id),
      async ({ environment }) => {
        test.setTimeout(60_000);
        const { page } = environment;
        const released = new Promise((resolve) => setTimeout(resolve, HELD_MS));
        await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
        await (
          await beginEarly(form, environment)
        )();
        expect(await environment.backend.suspects(environment.email)).toEqual([]);
      },
    );

    test(
      'on a processor a quarter as fast: one row and thanks',
      against('slow-line', form.id),
      async ({ environment, context }) => {
        test.setTimeout(60_000);
        const devtools = await context.newCDPSession(environment.page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        let release: () => void = () => undefined;
        const begun = new Promise<void>((resolve) => (release = resolve));
        await environment.page.route('**/assets/*.js', (route) => begun.then(() => route.continue()));
        const goOn = await beginEarly(form, environment);
        release();
        await goOn();
        expect(await environment.backend.suspects(environment.email)).toEqual([]);
      },
    );

    test(
      'with code that hangs: nothing is stored, and the page says how to reach us',
      against('missing-code', form.id),
      async ({ environment }) => {
        const { page } = environment;
        await page.clock.install();
        await page.route('**/assets/*.js', () => undefined);
        await beginEarly(form, environment);
        await page.clock.fastForward(EXPIRES_MS - 1000);
        await expect(failure(page)).toBeHidden();
        await page.clock.fastForward(1000);
        await expect(failure(page)).toBeVisible();
        await expect(failure(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expect(failure(page).getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        await expectNothingStored(environment);
      },
    );

    test(
      'with code that cannot be loaded: nothing is stored, and the page says how to reach us',
      against('missing-code', form.id),
      async ({ environment, consoleErrors }) => {
        const { page } = environment;
        let tries = 0;
        await page.route(/\/assets\/index-.*\.js/, (route) => {
          tries += 1;
          return route.abort();
        });
        await beginEarly(form, environment).catch((error: unknown) => {
          // The document is loaded again, once, in the middle of it.
          if (form.id === 'contact') throw error;
        });
        await expect.poll(() => tries).toBe(form.id === 'contact' ? 1 : 2);
        // After the reload the visitor clicks again.
        if (form.id !== 'contact') await beginEarly(form, environment);
        await expect(failure(page)).toBeVisible();
        await expectNothingStored(environment);
        allowFailedRequests(consoleErrors);
      },
    );
  });
}
