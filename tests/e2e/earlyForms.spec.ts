import type { Page } from '@playwright/test';
import { coversFault } from './helpers/faults.ts';
import { CODE, expect, FAILED_REQUEST, holdRequests, phone, test, type Visit } from './helpers/fixtures.ts';
import { allForms, forms, type FormUnderTest } from './helpers/forms.ts';

const HELD_MS = 5000;
/** How long the page waits for the code of a click. */
const EXPIRES_MS = 20_000;

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not finish loading' });

async function expectNothingStored({ backend, email }: Visit): Promise<void> {
  for (const { table } of allForms) expect(await backend.rows(table, email)).toEqual([]);
}

/**
 * Does what a visitor can do before the page's code has loaded: fill in a form in the page and send it, or click the button that
 * opens one. The clicks are dispatched, because Playwright's own wait until the page stands still.
 *
 * @returns completes the form once the page is interactive
 */
async function beginEarly(form: FormUnderTest, visit: Visit): Promise<() => Promise<void>> {
  const { page } = visit;
  const isInteractive = () => page.locator('html[data-hydrated]').count();
  await page.goto(form.path, { waitUntil: 'commit' });
  if (form.id === 'contact') {
    const filled = await form.fill(visit);
    await filled.submit.evaluate((button: HTMLButtonElement) => button.click());
    expect(await isInteractive()).toBe(0);
    return () => expect(async () => filled.expectThanks()).toPass({ timeout: 20_000 });
  }
  const opener = page
    .getByRole('main')
    .locator('button[aria-haspopup="dialog"]:visible')
    .filter({ hasText: /Book|Apply/ })
    .first();
  await opener.waitFor();
  await opener.evaluate((button: HTMLButtonElement) => button.click());
  expect(await isInteractive()).toBe(0);
  return async () => {
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const filled = await form.fill(visit);
    await filled.submit.click();
    await filled.expectThanks();
  };
}

/** Expects one stored row, which is not suspect. */
const expectStored = async ({ table }: FormUnderTest, { backend, email }: Visit) =>
  expect(await backend.rows(table, email)).toMatchObject([{ suspect_reason: null }]);

for (const form of allForms) {
  test(
    `${form.id}: used while the code is held for five seconds, it stores one row`,
    coversFault(`slow-connection: ${form.id}`),
    async ({ visit }) => {
      await visit.page.clock.install();
      const release = await holdRequests(visit.page, CODE);
      const finish = await beginEarly(form, visit);
      await visit.page.clock.runFor(HELD_MS);
      release();
      await finish();
      await expectStored(form, visit);
    },
  );
}

test(
  'lead: used early on a processor a quarter as fast, it stores one row',
  coversFault('slow-connection: lead'),
  async ({ visit, context }) => {
    const devtools = await context.newCDPSession(visit.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await holdRequests(visit.page, CODE);
    const finish = await beginEarly(forms.lead, visit);
    release();
    await finish();
    await expectStored(forms.lead, visit);
  },
);

// A form in the page, and one behind a button; the job application is opened by the same button as the lead form.
for (const form of [forms.lead, forms.contact]) {
  test(
    `${form.id}: used while the code hangs, nothing is stored, and the page shows how to reach us`,
    coversFault(`missing-code: ${form.id}`),
    async ({ visit }) => {
      const { page } = visit;
      await page.clock.install();
      await page.route(CODE, () => undefined);
      await beginEarly(form, visit);
      await page.clock.fastForward(EXPIRES_MS - 1000);
      await expect(failure(page)).toBeHidden();
      await page.clock.fastForward(1000);
      await expect(failure(page)).toBeVisible();
      await expect(failure(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await expect(failure(page).getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expectNothingStored(visit);
    },
  );

  test(
    `${form.id}: used while the code cannot be loaded, nothing is stored, and the page shows how to reach us`,
    coversFault(`missing-code: ${form.id}`),
    async ({ visit }) => {
      const { page } = visit;
      let requests = 0;
      await page.route(/\/assets\/index-.*\.js/, (route) => {
        requests += 1;
        return route.abort();
      });
      const begun = beginEarly(form, visit);
      if (form.id === 'contact') await begun;
      else {
        // The click reloads the document once, possibly during `beginEarly`; then the visitor clicks again.
        await begun.catch(() => undefined);
        await expect.poll(() => requests).toBe(2);
        await beginEarly(form, visit);
      }
      await expect(failure(page)).toBeVisible();
      await expectNothingStored(visit);
    },
  );
}
