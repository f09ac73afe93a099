/** Keys that belong to an input method, and the keys that lead through the history. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { forms } from './helpers/forms.ts';

/** Writes a word as an input method does, and presses a key that accepts or discards it. */
async function compose(page: Page, key: 'Enter' | 'Escape'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
  }
  await session.send('Input.insertText', { text: '日本' });
  await session.detach();
}

for (const [form, opener] of [
  [forms.lead, 'Book Implementation Call'],
  [forms.contact, null],
  [forms.application, 'Apply Now'],
] as const) {
  test(`${form.id}: composing a word neither sends nor closes anything`, async ({ page }) => {
    await openPage(page, form.path);
    if (opener) await page.getByRole('button', { name: opener }).first().click();
    const root = page.locator('form[name]');
    const field = root.getByRole('textbox').first();
    await field.focus();
    for (const key of ['Enter', 'Escape'] as const) await compose(page, key);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('日本日本');
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(0);
    // The same keys alone: Enter shows what is missing, Escape closes.
    await page.keyboard.press('Enter');
    if (form !== forms.contact) await expect(root.locator('[aria-invalid=true]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    if (opener) await expect(page.getByRole('dialog')).toBeHidden();
  });
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Ends when the page has been told of it. */
const scrollToPlace = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await told;
  }, top);

test('Back and Forward lead to where a page was left, also after a reload, and a new page begins at its top', async ({
  page,
}) => {
  await openPage(page, '/careers');
  const job = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
  await job('Appointment Setter').scrollIntoViewIfNeeded();
  const placeInList = await scrollY(page);
  expect(placeInList).toBeGreaterThan(500);
  await job('Appointment Setter').click();
  await page.waitForURL('**/jobs/appointment-setter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await scrollToPlace(page, 400);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(placeInList);
  await page.goForward();
  await page.waitForURL('**/jobs/appointment-setter');
  await expect.poll(() => scrollY(page)).toBe(400);

  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(400);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.goBack();
  await page.waitForURL('**/careers');
  await expect.poll(() => scrollY(page)).toBe(placeInList);

  await job('Marketing').or(job('Patient Support Specialist')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
});
