/** What a visitor typed is kept in the tab, whatever happens before it is sent. */
import type { Locator, Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { CODE, expect, expectInteractive, holdRequests, test } from './helpers/fixtures.ts';
import { forms, openFilled } from './helpers/forms.ts';
import { addEarlyElements, REDRAWN } from './helpers/guests.ts';

const { labels } = contact.form;

const formOf = (page: Page): Locator => page.locator('form[name]');

/** What is in the fields, by name; a file is not kept. */
const typedIn = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [...new FormData(element)].filter(([, value]) => typeof value === 'string'));

for (const [form, opener] of [
  [forms.lead, 'Book Implementation Call'],
  [forms.contact, null],
  [forms.application, 'Apply Now'],
] as const) {
  test(`${form.id}: what was typed is there again after Back, another page and a reload, until it is cleared`, async ({
    visit,
  }) => {
    const { page } = visit;
    const openForm = () => (opener === null ? Promise.resolve() : page.getByRole('button', { name: opener }).first().click());
    await openFilled(form, visit);
    const typed = await typedIn(formOf(page));
    if (opener !== null) {
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(form.path);
    }
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await openForm();
    await expect.poll(() => typedIn(formOf(page))).toEqual(typed);
    await page.reload();
    await expectInteractive(page);
    await openForm();
    await expect.poll(() => typedIn(formOf(page))).toEqual(typed);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(formOf(page).getByRole('textbox').first()).toBeFocused();
    await page.reload();
    await openForm();
    await expect(formOf(page).getByRole('textbox').first()).toHaveValue('');
  });
}

test.describe('where an extension changed the page before hydration', () => {
  test.use({ expectedErrors: REDRAWN });

  test('what was typed before React had to draw the page again is put back, and the focus', async ({ page }) => {
    const release = await holdRequests(page, CODE);
    await addEarlyElements(page);
    await page.goto('/contact');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field(labels.firstName).fill('Marcus');
    await page.getByRole('checkbox').check();
    await field(labels.message).fill('We run two studios.');
    const before = await field(labels.message).elementHandle();
    release();
    await expectInteractive(page);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field(labels.firstName)).toHaveValue('Marcus');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(field(labels.message)).toHaveValue('We run two studios.');
    await expect(field(labels.message)).toBeFocused();
  });
});
